/** Asking the solver. */
@NullMarked
package org.mansuba.studio.solve;

import org.jspecify.annotations.NullMarked;
