/** A problem with its solution as a sheet of text blocks, before a format is chosen. */
@NullMarked
package org.mansuba.export.sheet;

import org.jspecify.annotations.NullMarked;
