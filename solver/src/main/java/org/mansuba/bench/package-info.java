/** Measures the search on a fixed suite, beside a yardstick taken in the same run. */
@NullMarked
package org.mansuba.bench;

import org.jspecify.annotations.NullMarked;
