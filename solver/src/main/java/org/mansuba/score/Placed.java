package org.mansuba.score;

/**
 * A changed tree, and where in it the node stands that the change was about.
 *
 * @param score the tree
 * @param path the path of the node
 */
public record Placed(Score score, NodePath path) {}
