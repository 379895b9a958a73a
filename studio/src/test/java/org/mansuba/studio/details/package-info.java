/** Tests of the details of problems. */
@NullMarked
package org.mansuba.studio.details;

import org.jspecify.annotations.NullMarked;
