@NullMarked
package org.mansuba.tables;

import org.jspecify.annotations.NullMarked;
