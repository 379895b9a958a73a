/** Why a move is not the one to play. */
@NullMarked
package org.mansuba.analysis.judgement;

import org.jspecify.annotations.NullMarked;
