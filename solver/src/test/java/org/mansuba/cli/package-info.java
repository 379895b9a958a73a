/** Tests of the command line, which run it within the process. */
@NullMarked
package org.mansuba.cli;

import org.jspecify.annotations.NullMarked;
