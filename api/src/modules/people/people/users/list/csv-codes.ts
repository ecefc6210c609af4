import { type CsvValue, csvList } from '@academy/shared-auth/csv';
import {
  genderWords,
  invitationWords,
  learnerWords,
  roleWords,
  stoppedWords,
  subjectWords,
  yesNoWords,
} from '#base/http/code-words.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { WireUser } from '../users.schema.ts';

type Words = Record<PageLanguage, string>;

const studying: Words = { en: 'Studying', ar: 'دراسة جارية' };
const teaching: Words = { en: 'Teaching', ar: 'تدريس جارٍ' };
const languageNames = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  ar: new Intl.DisplayNames('ar', { type: 'language' }),
};
const languageOf = (code: string): Words => ({
  en: languageNames.en.of(code) ?? code,
  ar: languageNames.ar.of(code) ?? code,
});

/** By the column's header: the text of a code, the same as on the screens. A custom role keeps its name. */
const wordsOf: Record<string, (code: string, user: WireUser) => Words | undefined> = {
  Role: (code) => roleWords[code],
  Status: (code, { student }) => stoppedWords[code] ?? (student ? studying : teaching),
  Invitation: (code) => invitationWords[code],
  Active: (code) => yesNoWords[code],
  Gender: (code) => genderWords[code],
  Languages: languageOf,
  Subjects: (code) => subjectWords[code],
  Teaches: (code) => learnerWords[code],
};

/** The heads of columns with codes: `users-csv.ts` has each of them. */
export const headsWithCodes = Object.keys(wordsOf);

/** A cell of the table of people, as text if the value is a code. */
export function wordedCell(
  head: string,
  value: CsvValue | readonly string[],
  user: WireUser,
  language: PageLanguage,
): CsvValue {
  if (value === null || value === undefined) return value;
  if (typeof value === 'object') return csvList(value.map((code) => wordsOf[head]?.(code, user)?.[language] ?? code));
  return wordsOf[head]?.(String(value), user)?.[language] ?? value;
}
