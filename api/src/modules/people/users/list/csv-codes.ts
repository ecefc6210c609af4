import { type CsvValue, csvList } from '@academy/shared-auth/csv';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { WireUser } from '../users.schema.ts';

type Words = Record<PageLanguage, string>;

const roles: Record<string, Words> = {
  'super-admin': { en: 'Super admin', ar: 'مدير عام' },
  admin: { en: 'Admin', ar: 'مدير' },
  leader: { en: 'Leader', ar: 'مشرف' },
  teacher: { en: 'Teacher', ar: 'معلم' },
  student: { en: 'Student', ar: 'طالب' },
  guest: { en: 'Guest', ar: 'ضيف' },
};

const statuses: Record<string, Words> = {
  suspended: { en: 'Paused', ar: 'توقف مؤقت' },
  stopped: { en: 'Stopped', ar: 'توقف' },
  other: { en: 'Other', ar: 'أخرى' },
};
const studying: Words = { en: 'Studying', ar: 'دراسة جارية' };
const teaching: Words = { en: 'Teaching', ar: 'تدريس جارٍ' };
const yes: Words = { en: 'Yes', ar: 'نعم' };
const no: Words = { en: 'No', ar: 'لا' };

const genders: Record<string, Words> = { woman: { en: 'Woman', ar: 'معلمة' }, man: { en: 'Man', ar: 'معلم' } };
const subjects: Record<string, Words> = {
  memorisation: { en: 'Memorisation and revision', ar: 'الحفظ والمراجعة' },
  recitation: { en: 'Recitation and tajweed', ar: 'التلاوة والتجويد' },
  reading: { en: 'Reading from the first letter', ar: 'القراءة من الحرف الأول' },
  arabic: { en: 'Arabic', ar: 'اللغة العربية' },
};
const languageNames = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  ar: new Intl.DisplayNames('ar', { type: 'language' }),
};
const languageOf = (code: string): Words => ({
  en: languageNames.en.of(code) ?? code,
  ar: languageNames.ar.of(code) ?? code,
});

/** By a column's head: what the screens say for its code. A custom role keeps the name that the academy gave it. */
const wordsOf: Record<string, (code: string, user: WireUser) => Words | undefined> = {
  Role: (code) => roles[code],
  Status: (code, { student }) => statuses[code] ?? (student ? studying : teaching),
  Active: (code) => (code === 'true' ? yes : no),
  'Woman or man': (code) => genders[code],
  Languages: languageOf,
  Subjects: (code) => subjects[code],
};

/** A cell of the table of people, in words where the value is a code. */
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
