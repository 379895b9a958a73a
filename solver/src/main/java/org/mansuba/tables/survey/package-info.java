/** What a whole table shows: counts, longest wins, problems, and its verification. */
@NullMarked
package org.mansuba.tables.survey;

import org.jspecify.annotations.NullMarked;
