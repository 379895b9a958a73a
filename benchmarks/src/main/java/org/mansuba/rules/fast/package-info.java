/** Benchmarks of what the fast position does at every node. */
@NullMarked
package org.mansuba.rules.fast;

import org.jspecify.annotations.NullMarked;
