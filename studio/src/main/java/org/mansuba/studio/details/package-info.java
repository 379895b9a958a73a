/** What is known about a problem beside its diagram and its moves. */
@NullMarked
package org.mansuba.studio.details;

import org.jspecify.annotations.NullMarked;
