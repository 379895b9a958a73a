/** Changes that make a problem sound, and men it can do without. */
@NullMarked
package org.mansuba.analysis.repair;

import org.jspecify.annotations.NullMarked;
