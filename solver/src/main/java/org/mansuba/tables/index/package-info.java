/** Which men a table is about, and the numbering of their positions. */
@NullMarked
package org.mansuba.tables.index;

import org.jspecify.annotations.NullMarked;
