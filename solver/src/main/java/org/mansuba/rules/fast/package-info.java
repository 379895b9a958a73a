/** The 8x8 rules on bit boards, for searching. */
@NullMarked
package org.mansuba.rules.fast;

import org.jspecify.annotations.NullMarked;
