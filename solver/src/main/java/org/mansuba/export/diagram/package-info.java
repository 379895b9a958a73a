/** Diagrams as pictures: the shapes of the men, and boards as SVG and as pixels. */
@NullMarked
package org.mansuba.export.diagram;

import org.jspecify.annotations.NullMarked;
