/** Tests of what is written for print and the web. */
@NullMarked
package org.mansuba.export.sheet;

import org.jspecify.annotations.NullMarked;
