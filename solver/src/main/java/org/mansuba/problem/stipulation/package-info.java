/** What a problem asks for: goal, length and conditions. */
@NullMarked
package org.mansuba.problem.stipulation;

import org.jspecify.annotations.NullMarked;
