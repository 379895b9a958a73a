/** The command {@code bench}. */
@NullMarked
package org.mansuba.cli.bench;

import org.jspecify.annotations.NullMarked;
