/** Problems and their solutions written for people and for other programs. */
@NullMarked
package org.mansuba.export;

import org.jspecify.annotations.NullMarked;
