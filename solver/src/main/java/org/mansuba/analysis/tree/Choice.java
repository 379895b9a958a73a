package org.mansuba.analysis.tree;

import org.mansuba.rules.Move;

/**
 * A move of the attacker that wins.
 *
 * @param move the move
 * @param moves attacker moves the win takes with it, itself included
 */
public record Choice(Move move, int moves) {}
