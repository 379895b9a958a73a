/**
 * Certificates: winning trees that anyone can check again without searching. The search is not
 * known here, and moves are judged by the plain rules alone.
 */
@NullMarked
package org.mansuba.proof;

import org.jspecify.annotations.NullMarked;
