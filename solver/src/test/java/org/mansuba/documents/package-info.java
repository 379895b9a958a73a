/** Tests of the documents: that their examples, links, pictures and words are right. */
@NullMarked
package org.mansuba.documents;

import org.jspecify.annotations.NullMarked;
