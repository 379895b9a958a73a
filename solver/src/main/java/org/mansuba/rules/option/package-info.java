/** The rule switches, one enumeration each. The first constant is the default. */
@NullMarked
package org.mansuba.rules.option;

import org.jspecify.annotations.NullMarked;
