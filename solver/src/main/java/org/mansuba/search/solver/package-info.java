/** The entry points of the search: one question, or many about one problem. */
@NullMarked
package org.mansuba.search.solver;

import org.jspecify.annotations.NullMarked;
