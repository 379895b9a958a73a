/** Reads problems from what other programs write. */
@NullMarked
package org.mansuba.problem.foreign;

import org.jspecify.annotations.NullMarked;
