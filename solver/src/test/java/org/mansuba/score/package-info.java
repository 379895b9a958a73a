/** Tests of annotated trees, and trees made at random for other tests. */
@NullMarked
package org.mansuba.score;

import org.jspecify.annotations.NullMarked;
