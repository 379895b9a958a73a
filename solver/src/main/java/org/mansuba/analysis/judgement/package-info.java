/** Explains why a move is not the best: what refutes it, or what it costs. */
@NullMarked
package org.mansuba.analysis.judgement;

import org.jspecify.annotations.NullMarked;
