import { foldText } from '@academy/shared-auth/typed-text';
import type { Field } from '#base/fields/fields.ts';
import { headsOf } from '#base/http/csv-words.ts';
import { studentFields } from '#modules/people/profiles/student.fields.ts';
import { userFields } from '#modules/people/users/user.fields.ts';
import type { imports } from '../imports.table.ts';

export const columnNames = ['name', 'email', 'phone', 'code', 'parent_email', 'balance'] as const;
export type ColumnName = (typeof columnNames)[number];
export type ImportKind = (typeof imports.$inferSelect)['kind'];

/** The parts of a name that can have a column each, in the order in which they make the name. */
const nameParts = ['first_name', 'middle_name', 'last_name'] as const;
export type NamePart = (typeof nameParts)[number];
export type Meaning = ColumnName | NamePart;

export const isNamePart = (meaning: Meaning | null): meaning is NamePart => nameParts.some((part) => part === meaning);
/** The place of a column among those of the name. */
export const partRank = (meaning: Meaning | null): number =>
  (nameParts as readonly (Meaning | null)[]).indexOf(meaning);

/** The headers of a field in the export of people. */
const exported = ({ csv }: Pick<Field, 'csv'>): string[] => (csv === undefined ? [] : headsOf(csv));

/** The headers that a file may use, in addition to those of the export and to the column's own name. */
const further: Record<Meaning, readonly string[]> = {
  name: ['full name', 'الاسم الكامل', 'الاسم بالكامل'],
  first_name: ['first name', 'given name', 'forename', 'الاسم الأول'],
  middle_name: ['middle name', 'additional name', "father's name", 'father name', 'الاسم الأوسط', 'اسم الأب'],
  last_name: ['last name', 'family name', 'surname', 'الاسم الأخير', 'اسم العائلة', 'العائلة', 'اللقب'],
  email: ['e-mail', 'email address', 'e-mail address', 'mail', 'البريد', 'الإيميل', 'إيميل', 'الايميل', 'ايميل'],
  phone: [
    ...['phone number', 'mobile', 'mobile number', 'mobile phone', 'whatsapp', 'whatsapp number', 'telephone'],
    ...['رقم الهاتف', 'الجوال', 'رقم الجوال', 'الموبايل', 'رقم الموبايل', 'الواتساب', 'رقم الواتساب'],
  ],
  code: ['الكود'],
  parent_email: [
    ...['parent email', 'parent e-mail', "parent's email", "parent's e-mail"],
    ...['بريد ولي الأمر', 'البريد الإلكتروني لولي الأمر', 'إيميل ولي الأمر'],
  ],
  balance: ['remaining', 'classes left', 'الرصيد', 'رصيد الحصص'],
};
const ofKind: Record<ImportKind, Partial<Record<ColumnName, readonly string[]>>> = {
  students: {
    name: ['student', 'student name', 'الطالب', 'اسم الطالب'],
    code: ['student code', 'رمز الطالب', 'كود الطالب'],
  },
  teachers: {
    name: ['teacher', 'teacher name', 'المعلم', 'اسم المعلم', 'المعلمة', 'اسم المعلمة'],
    code: ['teacher code', 'رمز المعلم', 'كود المعلم'],
  },
};
const fields: Partial<Record<Meaning, Pick<Field, 'csv'>>> = {
  name: userFields.name,
  email: userFields.email,
  phone: userFields.phone,
  code: studentFields.code,
  balance: studentFields.remainingClasses,
};

const MOST_CHARACTERS = 200;

/**
 * A header without what people add to it: marks of required fields, a colon, words in brackets, the number and the word
 * of address books (`E-mail 1 - Value`). Spellings with and without hamza are one.
 */
export const foldedHead = (head: string): string =>
  foldText(head.slice(0, MOST_CHARACTERS))
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[*＊:：؛_\s]+/g, ' ')
    .trim()
    .replace(/(?: 1)? - value$/, '');

const meaningsOf = (kind: ImportKind): Map<string, Meaning> => {
  const meanings = Object.keys(further) as Meaning[];
  return new Map(
    meanings.flatMap((meaning) => {
      const ours = isNamePart(meaning) ? [] : [meaning, ...(ofKind[kind][meaning] ?? [])];
      const heads = [...exported(fields[meaning] ?? {}), ...ours, ...further[meaning]];
      return heads.map((head): [string, Meaning] => [foldedHead(head), meaning]);
    }),
  );
};
const known: Record<ImportKind, ReadonlyMap<string, Meaning>> = {
  students: meaningsOf('students'),
  teachers: meaningsOf('teachers'),
};

/** The meaning of a header in a file of this kind; null: it is not known. */
export const meaningOf = (head: string, kind: ImportKind): Meaning | null => known[kind].get(foldedHead(head)) ?? null;

/** Whether a header names a person by the kind alone: `Teacher` is no name beside `Name`, as in the export. */
export const isKindName = (head: string, kind: ImportKind): boolean =>
  (ofKind[kind].name ?? []).some((name) => foldedHead(name) === foldedHead(head));
