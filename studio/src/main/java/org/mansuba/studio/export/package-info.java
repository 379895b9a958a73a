/** Problems and scores on their way out. */
@NullMarked
package org.mansuba.studio.export;

import org.jspecify.annotations.NullMarked;
