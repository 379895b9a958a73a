package org.mansuba.score;

/**
 * The result of a change: the new tree and the node to continue from.
 *
 * @param score the new tree
 * @param path the path of that node
 */
public record Placed(Score score, NodePath path) {}
