/** Tests of solution trees. */
@NullMarked
package org.mansuba.analysis.tree;

import org.jspecify.annotations.NullMarked;
