import { foldText, NO_ADDRESS_DOMAIN, phoneDigits } from '@academy/shared-auth/typed-text';
import { containsFolded, containsIndexed } from '#base/database/folded.ts';
import { hasAddress, searchableAccounts } from '#modules/accounts/identity/users-sql.ts';
import { holdersOf } from '#modules/people/roles/index.ts';

/** SQL: everybody with the role super-admin, primary or further; only few. */
export const superAdmins = `array(${holdersOf('super-admin')})`;

const LEAST_NATIONAL = 7;
/** Digits as a stored phone has them: in the country `050…` is dialled for `+966 50…`. */
const storedDigits = (digits: string) => (digits.length > LEAST_NATIONAL ? digits.replace(/^0+/, '') : digits);

/** A search term for phones, as they are stored: only its digits, if it has any. */
export const searchedPhone = (searchTerm: string) =>
  storedDigits(phoneDigits(searchTerm).replace(/\D/g, '')) || searchTerm;
const isPhone = (searchTerm: string) => /^\d+$/.test(phoneDigits(searchTerm));

export interface SearchValues {
  /** Adds a value to the statement, and returns its placeholder. */
  add: (value: unknown) => string;
  canViewContacts: boolean;
}

/** D140: a search for "ali" must not find everybody without an address, whose stored one contains it. */
const inReserved = (word: string) => `@${NO_ADDRESS_DOMAIN}`.includes(foldText(word));
const ownText = `u.name || ' ' || coalesce(u.handle, '') || ' ' || coalesce(u.phone, '')`;
function hasWord(word: string, value: string): string {
  const found = containsIndexed('u.folded', value, foldText(word).length);
  return inReserved(word) ? `${found} and (${hasAddress('u')} or ${containsFolded(ownText, value)})` : found;
}

const MOST_WORDS = 8;
const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/**
 * SQL: the ways in which a row of `searchableAccounts u` that is not deleted is found, each a condition: every word is
 * in its name, e-mail or phone, or its code contains the search. Each way uses its own index in a large scope; joined
 * by `or`, all of them would be computed for each row. For a viewer without contacts only by names.
 */
export function waysToFind(search: string, { add, canViewContacts }: SearchValues): string[] {
  const whole = `${add(search)}::text`;
  const terms = wordsOf(search).map((word) => ({ word, value: `${add(word)}::text` }));
  const codes = ['student_profiles', 'teacher_profiles'].map(
    (table) =>
      `select user_id from ${table} where ${containsIndexed('fold_text(code)', whole, foldText(search).length)}`,
  );
  const byCode = `u.id = any (array(${codes.join(' union all ')}))`;
  if (!canViewContacts) return [terms.map(({ value }) => containsFolded('u.name', value)).join(' and '), byCode];
  const everyWord = terms.map(({ word, value }) => hasWord(word, value)).join(' and ');
  const digits = storedDigits(phoneDigits(search));
  const phone = isPhone(search) ? [containsIndexed('u.folded', `${add(digits)}::text`, digits.length)] : [];
  return [everyWord, ...phone, byCode];
}

/** SQL: the ids of rows that match a condition and, if there are ways, one of them, each once; with a `sort_key`. */
export const foundRows = (condition: string, ways: readonly string[], sortKey: string): string =>
  (ways.length > 0 ? ways : ['true'])
    .map((way) => `select u.id, ${sortKey} as sort_key from ${searchableAccounts} u where ${condition} and ${way}`)
    .join(' union ');
