/**
 * Measures the search on a fixed suite of problems, relative to a yardstick measured in the same
 * run.
 */
@NullMarked
package org.mansuba.bench;

import org.jspecify.annotations.NullMarked;
