/** The commands {@code tables build}, {@code stats}, {@code verify} and {@code mine}. */
@NullMarked
package org.mansuba.cli.tables;

import org.jspecify.annotations.NullMarked;
