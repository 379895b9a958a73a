/** The vocabulary of a search: request, limits, bounds, verdict and solution. */
@NullMarked
package org.mansuba.search;

import org.jspecify.annotations.NullMarked;
