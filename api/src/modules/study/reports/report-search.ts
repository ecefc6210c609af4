import { containsFolded, hasWord } from '#base/database/folded.ts';
import { LEAST_INDEXED, type SearchedWord } from '#base/database/searched-words.ts';
import { classesOfPeopleNamed, hasPersonNamed } from '#modules/classes/classes/list/class-search.ts';
import { commentOf } from './report-parts.ts';

/** SQL: whether a row of `daily_reports r` with its class `c` has a word in a name or in the comment. */
export const isReportFound = (word: SearchedWord): string =>
  `(${hasPersonNamed(word)} or ${containsFolded(commentOf('r.id'), word.value)})`;

/**
 * SQL: the ids of the reports that a word finds, including deleted ones; comments are not searched for a single letter.
 */
export function reportsFound(word: SearchedWord): string {
  const byPerson = `select r.id from (${classesOfPeopleNamed(word)}) c join daily_reports r
    on r.class_id = c.id and r.deleted_at is null`;
  if (word.length < LEAST_INDEXED) return byPerson;
  return `${byPerson} union select p.report_id from daily_report_parts p
    where p.kind = 'comment' and ${hasWord(`p.body ->> 'text'`, word.value, word.length)}`;
}
