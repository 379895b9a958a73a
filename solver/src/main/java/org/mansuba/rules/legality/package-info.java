/** Checks diagrams for errors and oddities. */
@NullMarked
package org.mansuba.rules.legality;

import org.jspecify.annotations.NullMarked;
