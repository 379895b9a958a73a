package org.mansuba.search;

/**
 * One thread's part of an inquiry.
 *
 * @param walk where it stands
 * @param prover what goes through the tree from there
 * @param meter what counts its nodes
 */
record Worker(Walk walk, Prover prover, Meter meter) {}
