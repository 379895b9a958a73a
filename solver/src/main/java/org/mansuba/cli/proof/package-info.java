/** The command {@code verify-proof}. */
@NullMarked
package org.mansuba.cli.proof;

import org.jspecify.annotations.NullMarked;
