/** The entries of a table, and where tables are stored. */
@NullMarked
package org.mansuba.tables.file;

import org.jspecify.annotations.NullMarked;
