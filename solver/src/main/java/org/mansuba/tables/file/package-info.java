/** The entries of endgame tables, their file format, and where they are stored. */
@NullMarked
package org.mansuba.tables.file;

import org.jspecify.annotations.NullMarked;
