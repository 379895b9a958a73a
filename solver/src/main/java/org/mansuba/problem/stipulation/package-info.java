/** What a problem asks for. */
@NullMarked
package org.mansuba.problem.stipulation;

import org.jspecify.annotations.NullMarked;
