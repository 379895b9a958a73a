/** Problems, the files that hold them, and the library of mansubat. */
@NullMarked
package org.mansuba.problem;

import org.jspecify.annotations.NullMarked;
