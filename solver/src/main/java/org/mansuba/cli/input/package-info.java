/** Reads the arguments of a command: problems, files and limits. */
@NullMarked
package org.mansuba.cli.input;

import org.jspecify.annotations.NullMarked;
