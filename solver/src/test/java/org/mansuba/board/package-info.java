/** Tests of the vocabulary of boards. */
@NullMarked
package org.mansuba.board;

import org.jspecify.annotations.NullMarked;
