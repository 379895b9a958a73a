/** The command line: finds the command and reports every failure in one sentence. */
@NullMarked
package org.mansuba.cli;

import org.jspecify.annotations.NullMarked;
