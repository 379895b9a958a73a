/** Makes certificates of wins by asking {@link org.mansuba.search.solver.Explorer}. */
@NullMarked
package org.mansuba.analysis.proof;

import org.jspecify.annotations.NullMarked;
