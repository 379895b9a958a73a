/** The command {@code solve}. */
@NullMarked
package org.mansuba.cli.solve;

import org.jspecify.annotations.NullMarked;
