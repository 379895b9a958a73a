/** Words every answer, in five languages, for the command line, exports and the studio alike. */
@NullMarked
package org.mansuba.words;

import org.jspecify.annotations.NullMarked;
