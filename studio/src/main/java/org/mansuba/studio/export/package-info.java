/** Previewing, exporting and printing problems and scores. */
@NullMarked
package org.mansuba.studio.export;

import org.jspecify.annotations.NullMarked;
