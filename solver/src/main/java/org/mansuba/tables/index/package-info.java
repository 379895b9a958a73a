/** Which men a table covers, and how their positions are numbered. */
@NullMarked
package org.mansuba.tables.index;

import org.jspecify.annotations.NullMarked;
