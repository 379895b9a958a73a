package org.mansuba.search.engine;

/**
 * The state of one thread of a goal search.
 *
 * @param playedLine the position and the moves that led there
 * @param depthFirst searches the tree from there
 * @param nodeCounter counts this thread's nodes
 */
record SearchWorker(PlayedLine playedLine, DepthFirstSearch depthFirst, NodeCounter nodeCounter) {}
