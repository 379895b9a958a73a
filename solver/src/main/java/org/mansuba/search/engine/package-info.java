/**
 * The algorithms behind {@link org.mansuba.search.solver}. Internal: no other package may use them.
 */
@NullMarked
package org.mansuba.search.engine;

import org.jspecify.annotations.NullMarked;
