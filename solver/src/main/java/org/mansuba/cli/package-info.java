/** The command line. */
@NullMarked
package org.mansuba.cli;

import org.jspecify.annotations.NullMarked;
