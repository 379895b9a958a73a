/**
 * Certificates: winning trees that can be verified without searching. This package does not depend
 * on the search, and judges moves by the plain rules alone.
 */
@NullMarked
package org.mansuba.proof;

import org.jspecify.annotations.NullMarked;
