/**
 * The 8x8 rules square by square, with every switch: slow, simple, and independent of the fast
 * implementation.
 */
@NullMarked
package org.mansuba.rules.plain;

import org.jspecify.annotations.NullMarked;
