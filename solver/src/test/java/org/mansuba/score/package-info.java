/** Tests of annotated trees, and random trees for other tests. */
@NullMarked
package org.mansuba.score;

import org.jspecify.annotations.NullMarked;
