"use strict";
(function () {
  const SVG = "http://www.w3.org/2000/svg";
  const COLOURS = { green: "#2d7d46", red: "#b3402a", yellow: "#c99700", blue: "#2b6ca3" };
  const figure = document.getElementById("board");
  if (!figure) return;
  const svg = figure.querySelector("svg");
  const men = svg.querySelector(".men");
  const nodes = new Map([[figure.dataset.node, figure]]);
  const moves = Array.from(document.querySelectorAll(".move"));
  moves.forEach((move) => nodes.set(move.dataset.node, move));
  if (!moves.length) return;

  // What the diagram itself has of arrows and marks is redrawn with it.
  svg.querySelectorAll("polygon, rect[fill-opacity]").forEach((shape) => shape.remove());
  const below = svg.insertBefore(document.createElementNS(SVG, "g"), men);
  const above = men.parentNode.insertBefore(document.createElementNS(SVG, "g"), men.nextSibling);
  const x = (square) => 60 + 100 * (square.charCodeAt(0) - 97);
  const y = (square) => 20 + 100 * (8 - Number(square[1]));

  function add(parent, name, attributes) {
    const element = document.createElementNS(SVG, name);
    for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key]);
    return parent.appendChild(element);
  }

  function mark(square, colour, opacity) {
    add(below, "rect", { x: x(square), y: y(square), width: 100, height: 100, fill: colour,
      "fill-opacity": opacity });
  }

  function arrow(from, to, colour) {
    const dx = x(to) - x(from), dy = y(to) - y(from), length = Math.hypot(dx, dy);
    const at = (along, across) => [x(from) + 50 + (along * dx - across * dy) / length,
      y(from) + 50 + (along * dy + across * dx) / length].join(",");
    const points = [at(18, 8), at(length - 40, 8), at(length - 40, 24), at(length, 0),
      at(length - 40, -24), at(length - 40, -8), at(18, -8)];
    add(above, "polygon", { points: points.join(" "), fill: colour, "fill-opacity": 0.75 });
  }

  const words = (text) => (text ? text.split(" ") : []);
  let here = figure;

  function show(node) {
    here = node;
    for (const group of [below, above, men]) group.replaceChildren();
    const move = node.dataset.move;
    if (move) [move.slice(0, 2), move.slice(2)].forEach((s) => mark(s, "#c99700", 0.3));
    words(node.dataset.squares).forEach((text) => {
      const [colour, square] = text.split(":");
      mark(square, COLOURS[colour], 0.5);
    });
    words(node.dataset.men).forEach((text) => {
      const square = text.slice(2);
      add(men, "use", { href: "#" + text.slice(0, 2), transform: `translate(${x(square)} ${y(square)})` });
    });
    words(node.dataset.arrows).forEach((text) => {
      const [colour, squares] = text.split(":");
      arrow(squares.slice(0, 2), squares.slice(2), COLOURS[colour]);
    });
    moves.forEach((m) => {
      m.classList.toggle("here", m === node);
      if (m === node) m.setAttribute("aria-current", "true"); else m.removeAttribute("aria-current");
    });
    buttons[0].disabled = buttons[1].disabled = !before(node);
    buttons[2].disabled = buttons[3].disabled = !after(node);
  }

  const before = (node) => nodes.get(node.dataset.before);
  const order = (node) => Number(node.dataset.node.split("-").pop().replace("n", ""));
  const after = (node) => moves.filter((m) => m.dataset.before === node.dataset.node)
    .sort((a, b) => order(a) - order(b))[0];

  function last(node) {
    let end = node;
    while (after(end)) end = after(end);
    return end;
  }

  const player = figure.appendChild(document.createElement("div"));
  player.className = "player";
  const actions = [["«", "first", () => figure], ["‹", "back", () => before(here)],
    ["›", "next", () => after(here)], ["»", "last", () => last(here)]];
  const buttons = actions.map(([sign, way, target]) => {
    const button = player.appendChild(document.createElement("button"));
    button.type = "button";
    button.textContent = sign;
    button.title = figure.dataset[way];
    button.setAttribute("aria-label", figure.dataset[way]);
    button.addEventListener("click", () => show(target() || here));
    return button;
  });
  document.body.classList.add("played");
  moves.forEach((move) => {
    move.tabIndex = 0;
    move.addEventListener("click", () => show(move));
    move.addEventListener("keydown", (event) => { if (event.key === "Enter") show(move); });
  });
  document.addEventListener("keydown", (event) => {
    const target = { ArrowLeft: before, ArrowRight: after }[event.key];
    if (target && target(here) && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      show(target(here));
    }
  });
  show(figure);
})();
