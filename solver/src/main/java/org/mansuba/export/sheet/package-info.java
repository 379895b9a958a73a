/**
 * A problem with its solution as a sheet of text blocks, before it is decided what the sheet is
 * printed on.
 */
@NullMarked
package org.mansuba.export.sheet;

import org.jspecify.annotations.NullMarked;
