package org.mansuba.words;

/**
 * Moves or squares within a sentence. They are read from left to right in every language.
 *
 * @param text the moves as printed
 */
public record PrintedMoves(String text) {}
