/** The commands {@code show}, {@code list}, {@code import} and {@code perft}. */
@NullMarked
package org.mansuba.cli.inspect;

import org.jspecify.annotations.NullMarked;
