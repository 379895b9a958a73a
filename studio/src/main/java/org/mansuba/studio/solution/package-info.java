/** The score: moves, variations and remarks, played through and annotated. */
@NullMarked
package org.mansuba.studio.solution;

import org.jspecify.annotations.NullMarked;
