import { containsFolded, hasWord } from '#base/database/folded.ts';
import { LEAST_INDEXED, type SearchedWord } from '#base/database/searched-words.ts';
import { usersNamed } from '#modules/accounts/identity/users-sql.ts';

const people = ({ value, length }: SearchedWord) => usersNamed(value, length);

/** SQL: whether a row of `monthly_reports r` has a word in a name or in an answer. */
export const isMonthlyFound = (word: SearchedWord): string =>
  `(r.student_id in (${people(word)}) or r.teacher_id in (${people(word)}) or ${containsFolded('answers_text(r.answers)', word.value)})`;

/** SQL: the ids of the monthly reports that a word finds; answers are not searched for a single letter. */
export function monthlyFound(word: SearchedWord): string {
  const ways = ['student_id', 'teacher_id'].map(
    (person) => `select id from monthly_reports where ${person} = any (array(${people(word)}))`,
  );
  if (word.length >= LEAST_INDEXED)
    ways.push(`select id from monthly_reports where ${hasWord('answers_text(answers)', word.value, word.length)}`);
  return ways.join(' union ');
}
