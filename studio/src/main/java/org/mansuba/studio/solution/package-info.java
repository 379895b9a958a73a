/** The score: moves, variations and remarks. */
@NullMarked
package org.mansuba.studio.solution;

import org.jspecify.annotations.NullMarked;
