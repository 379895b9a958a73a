/** Tests of reading what other programs write. */
@NullMarked
package org.mansuba.problem.foreign;

import org.jspecify.annotations.NullMarked;
