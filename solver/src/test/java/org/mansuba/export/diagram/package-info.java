/** Tests of pictures of boards. */
@NullMarked
package org.mansuba.export.diagram;

import org.jspecify.annotations.NullMarked;
