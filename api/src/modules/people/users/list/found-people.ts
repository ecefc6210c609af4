import { containsFolded, containsIndexed } from '#base/database/folded.ts';
import { latinDigits } from '#base/http/fields.ts';
import { searchableUsers } from '#modules/identity/users-sql.ts';
import { holdersOf } from '#modules/roles/holders/held-roles.ts';

/** SQL: everybody who holds the role of super-admins, by whichever way; few. */
export const superAdmins = `array(${holdersOf('super-admin')})`;

/** A phone as it is searched: as it is stored, by its digits, where it has any. */
export const phoneDigits = (searchTerm: string) => latinDigits(searchTerm).replace(/\D/g, '') || searchTerm;
const isPhone = (searchTerm: string) => /^[\d\s()+.-]+$/.test(latinDigits(searchTerm));

export interface SearchValues {
  /** Adds a value to the statement, and gives its placeholder. */
  add: (value: unknown) => string;
  canViewContacts: boolean;
}

const MOST_WORDS = 8;
const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/**
 * SQL: whether a row of `users u` is found: its name, e-mail and phone have every word between them, or its code has the
 * search. By indexes where everything may be searched; by names alone for who does not see contacts, and reaches few.
 */
export function isFound(search: string, { add, canViewContacts }: SearchValues): string {
  const whole = `${add(search)}::text`;
  const terms = wordsOf(search).map((word) => ({ word, value: `${add(word)}::text` }));
  const codes = ['student_profiles', 'teacher_profiles'].map(
    (table) => `select user_id from ${table} where ${containsIndexed('search_text(code)', whole, search.length)}`,
  );
  if (!canViewContacts) {
    const inName = terms.map(({ value }) => containsFolded('u.name', value)).join(' and ');
    return `((${inName}) or u.id in (${codes.join(' union all ')}))`;
  }
  const everyWord = terms.map(({ word, value }) => containsIndexed('search', value, word.length)).join(' and ');
  const digits = phoneDigits(search);
  const phone = isPhone(search) ? [containsIndexed('search', `${add(digits)}::text`, digits.length)] : [];
  const people = [everyWord, ...phone].map((found) => `select id from ${searchableUsers} x where ${found}`);
  // An array: the indexes are asked once, and those found are looked up, however many others there are.
  return `u.id = any (array(${[...people, ...codes].join(' union all ')}))`;
}
