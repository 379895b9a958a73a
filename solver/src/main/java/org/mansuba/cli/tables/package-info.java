/** The commands of {@code tables}. */
@NullMarked
package org.mansuba.cli.tables;

import org.jspecify.annotations.NullMarked;
