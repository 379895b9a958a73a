/** Tests of stipulations. */
@NullMarked
package org.mansuba.problem.stipulation;

import org.jspecify.annotations.NullMarked;
