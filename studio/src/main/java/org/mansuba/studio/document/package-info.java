/** The open problem: one immutable state and one history of changes. */
@NullMarked
package org.mansuba.studio.document;

import org.jspecify.annotations.NullMarked;
