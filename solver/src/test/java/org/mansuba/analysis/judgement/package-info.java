/** Tests of judgements about moves. */
@NullMarked
package org.mansuba.analysis.judgement;

import org.jspecify.annotations.NullMarked;
