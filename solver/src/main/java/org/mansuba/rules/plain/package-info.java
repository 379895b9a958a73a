/**
 * The 8x8 rules square by square, with every switch: slow, plain, and independent of the fast ones.
 */
@NullMarked
package org.mansuba.rules.plain;

import org.jspecify.annotations.NullMarked;
