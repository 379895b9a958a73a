/** The command {@code check}. */
@NullMarked
package org.mansuba.cli.check;

import org.jspecify.annotations.NullMarked;
