/** What the arguments of a command name: problems, files, limits. */
@NullMarked
package org.mansuba.cli.input;

import org.jspecify.annotations.NullMarked;
