/** Times of the table that every search looks up. */
@NullMarked
package org.mansuba.search.engine;

import org.jspecify.annotations.NullMarked;
