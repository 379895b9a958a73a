/** Title, source, keywords and comment of the open problem. */
@NullMarked
package org.mansuba.studio.details;

import org.jspecify.annotations.NullMarked;
