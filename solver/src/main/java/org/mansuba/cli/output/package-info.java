/** Writes text, JSON and progress to the terminal, and defines exit statuses. */
@NullMarked
package org.mansuba.cli.output;

import org.jspecify.annotations.NullMarked;
