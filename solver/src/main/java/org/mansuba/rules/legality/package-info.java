/** Reports what is wrong or odd about a diagram. */
@NullMarked
package org.mansuba.rules.legality;

import org.jspecify.annotations.NullMarked;
