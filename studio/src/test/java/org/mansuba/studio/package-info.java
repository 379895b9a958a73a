/** Tests of the studio as a whole. */
@NullMarked
package org.mansuba.studio;

import org.jspecify.annotations.NullMarked;
