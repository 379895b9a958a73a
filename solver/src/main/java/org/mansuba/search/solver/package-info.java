/**
 * The entry points of the search: {@link org.mansuba.search.solver.Solver} answers one question,
 * {@link org.mansuba.search.solver.Explorer} many about one problem.
 */
@NullMarked
package org.mansuba.search.solver;

import org.jspecify.annotations.NullMarked;
