/** Measures the search: a fixed suite of problems beside a yardstick taken in the same run. */
@NullMarked
package org.mansuba.bench;

import org.jspecify.annotations.NullMarked;
