/** The switches of the rules, one enumeration each; the first constant is the default. */
@NullMarked
package org.mansuba.rules.option;

import org.jspecify.annotations.NullMarked;
