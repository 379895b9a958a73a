/** Tests of what is said about published lines. */
@NullMarked
package org.mansuba.analysis.published;

import org.jspecify.annotations.NullMarked;
