/**
 * The reference rules on an 8x8 board, with every switch: slow, simple, and independent of the fast
 * implementation.
 */
@NullMarked
package org.mansuba.rules.plain;

import org.jspecify.annotations.NullMarked;
