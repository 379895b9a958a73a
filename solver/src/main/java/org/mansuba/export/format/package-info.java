/** Writes sheets, one class a format. */
@NullMarked
package org.mansuba.export.format;

import org.jspecify.annotations.NullMarked;
