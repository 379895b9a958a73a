/** The whole solution as an immutable tree, and its duals. */
@NullMarked
package org.mansuba.analysis.tree;

import org.jspecify.annotations.NullMarked;
