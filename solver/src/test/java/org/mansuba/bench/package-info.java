/** Tests of what is measured. */
@NullMarked
package org.mansuba.bench;

import org.jspecify.annotations.NullMarked;
