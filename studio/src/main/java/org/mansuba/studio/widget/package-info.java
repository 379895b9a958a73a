/** Controls as this window likes them. */
@NullMarked
package org.mansuba.studio.widget;

import org.jspecify.annotations.NullMarked;
