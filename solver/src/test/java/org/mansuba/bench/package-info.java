/** Tests of measurements. */
@NullMarked
package org.mansuba.bench;

import org.jspecify.annotations.NullMarked;
