package org.mansuba.analysis.repair;

/**
 * How far a row of trials is.
 *
 * @param done candidates tried in this round
 * @param total candidates of this round
 * @param sound candidates found sound so far
 * @param nodes positions allowed for each candidate in this round
 */
public record TrialProgress(int done, int total, int sound, long nodes) {}
