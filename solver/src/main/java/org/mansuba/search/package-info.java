/** Finding wins, and proving that there are none shorter. */
@NullMarked
package org.mansuba.search;

import org.jspecify.annotations.NullMarked;
