/** Problems, problem files, and the library of mansubat. */
@NullMarked
package org.mansuba.problem;

import org.jspecify.annotations.NullMarked;
