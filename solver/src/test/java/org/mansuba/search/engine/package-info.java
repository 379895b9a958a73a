/** The algorithms behind {@link org.mansuba.search.solver}; nothing else may use them. */
@NullMarked
package org.mansuba.search.engine;

import org.jspecify.annotations.NullMarked;
