/** The commands {@code tree} and {@code export}. */
@NullMarked
package org.mansuba.cli.sheet;

import org.jspecify.annotations.NullMarked;
