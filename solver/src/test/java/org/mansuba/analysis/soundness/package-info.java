/** Tests of the judging of problems. */
@NullMarked
package org.mansuba.analysis.soundness;

import org.jspecify.annotations.NullMarked;
