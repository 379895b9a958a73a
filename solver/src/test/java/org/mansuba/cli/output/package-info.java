/** Writing to the terminal: text, JSON, progress, and the exit status. */
@NullMarked
package org.mansuba.cli.output;

import org.jspecify.annotations.NullMarked;
