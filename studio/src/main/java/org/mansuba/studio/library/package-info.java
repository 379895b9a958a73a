/** Searching the library or a folder, and checking many problems. */
@NullMarked
package org.mansuba.studio.library;

import org.jspecify.annotations.NullMarked;
