/** Tests of what is written for print and the web. */
@NullMarked
package org.mansuba.export.format;

import org.jspecify.annotations.NullMarked;
