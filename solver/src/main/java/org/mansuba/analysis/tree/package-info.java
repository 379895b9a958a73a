/** Builds the full solution as an immutable tree, with its duals. */
@NullMarked
package org.mansuba.analysis.tree;

import org.jspecify.annotations.NullMarked;
