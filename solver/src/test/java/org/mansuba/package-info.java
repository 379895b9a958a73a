/** Tests of the structure of the whole. */
@NullMarked
package org.mansuba;

import org.jspecify.annotations.NullMarked;
