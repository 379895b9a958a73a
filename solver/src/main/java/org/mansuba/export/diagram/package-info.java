/** Draws diagrams: shapes of the men, and boards as SVG and as pixels. */
@NullMarked
package org.mansuba.export.diagram;

import org.jspecify.annotations.NullMarked;
