/** Tests of the project as a whole. */
@NullMarked
package org.mansuba;

import org.jspecify.annotations.NullMarked;
