/** Tests of what is written for print and the web. */
@NullMarked
package org.mansuba.words;

import org.jspecify.annotations.NullMarked;
