/** Rules on which part of both programs may know which. */
@NullMarked
package org.mansuba.architecture;

import org.jspecify.annotations.NullMarked;
