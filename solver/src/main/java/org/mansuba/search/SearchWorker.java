package org.mansuba.search;

/**
 * One thread's part of an inquiry.
 *
 * @param walk where it stands
 * @param prover what goes through the tree from there
 * @param meter what counts its nodes
 */
record SearchWorker(PlayedLine playedLine, DepthFirstSearch depthFirst, NodeCounter nodeCounter) {}
