/** The words of a printed solution in several languages. */
@NullMarked
package org.mansuba.export.words;

import org.jspecify.annotations.NullMarked;
