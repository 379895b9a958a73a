/** The commands {@code repair} and {@code minimal}. */
@NullMarked
package org.mansuba.cli.repair;

import org.jspecify.annotations.NullMarked;
