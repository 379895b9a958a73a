/** How positions and moves are written: records, lists of men, move texts and text boards. */
@NullMarked
package org.mansuba.notation;

import org.jspecify.annotations.NullMarked;
