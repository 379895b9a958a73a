/**
 * Certificates: winning trees that anyone can verify without searching. This package is independent
 * of the search and uses the plain rules only.
 */
@NullMarked
package org.mansuba.proof;

import org.jspecify.annotations.NullMarked;
