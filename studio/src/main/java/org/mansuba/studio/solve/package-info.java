/** Asking for a solution, and how far it is answered. */
@NullMarked
package org.mansuba.studio.solve;

import org.jspecify.annotations.NullMarked;
