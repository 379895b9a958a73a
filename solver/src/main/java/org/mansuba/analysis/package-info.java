/** What the parts of an analysis share: how long wins take, and best play. */
@NullMarked
package org.mansuba.analysis;

import org.jspecify.annotations.NullMarked;
