/** Imports problems from PGN, FEN and EPD records, Popeye input and lists of men. */
@NullMarked
package org.mansuba.problem.foreign;

import org.jspecify.annotations.NullMarked;
