@NullMarked
package org.mansuba.board;

import org.jspecify.annotations.NullMarked;
