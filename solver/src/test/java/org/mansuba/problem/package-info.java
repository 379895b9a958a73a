/** Tests of problem files and of the library. */
@NullMarked
package org.mansuba.problem;

import org.jspecify.annotations.NullMarked;
