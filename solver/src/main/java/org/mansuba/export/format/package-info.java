/** The formats a sheet is written in, each with a class of its own. */
@NullMarked
package org.mansuba.export.format;

import org.jspecify.annotations.NullMarked;
