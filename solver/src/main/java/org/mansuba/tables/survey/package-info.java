/** Evaluates whole tables: statistics, longest wins, mining of problems, and verification. */
@NullMarked
package org.mansuba.tables.survey;

import org.jspecify.annotations.NullMarked;
