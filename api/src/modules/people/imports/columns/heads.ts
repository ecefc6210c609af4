import { foldText } from '@academy/shared-auth/typed-text';
import type { Field } from '#base/fields/fields.ts';
import { studentFields } from '#modules/people/people/profiles/student.fields.ts';
import { userFields } from '#modules/people/people/users/user.fields.ts';
import type { imports } from '../imports.table.ts';

export const columnNames = ['name', 'email', 'phone', 'code', 'parent_name', 'parent_email', 'balance'] as const;
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

/** The headers of a field in the export of people, in each language: what is exported is imported again. */
const exported = ({ csv, name }: Pick<Field, 'csv' | 'name'>): string[] => (csv && name ? [name.en, name.ar] : []);

/** Each thing of each person: `parent mail`, `parent's mail`. */
const named = (people: readonly string[], things: readonly string[]): string[] =>
  people.flatMap((person) => things.flatMap((thing) => [`${person} ${thing}`, `${person}'s ${thing}`]));

/** The headers that a file may use, in addition to those of the export and to the column's own name. */
const otherHeads: Record<Meaning, readonly string[]> = {
  name: [
    ...['full name', 'complete name', 'name in full', 'names'],
    ...['الاسم الكامل', 'الاسم بالكامل', 'الاسم كاملا', 'الاسم الثلاثي', 'الاسم الرباعي', 'الأسماء'],
  ],
  first_name: ['first name', 'given name', 'forename', 'الاسم الأول'],
  middle_name: ['middle name', 'additional name', "father's name", 'father name', 'الاسم الأوسط', 'اسم الأب'],
  last_name: ['last name', 'family name', 'surname', 'الاسم الأخير', 'اسم العائلة', 'العائلة', 'اللقب'],
  email: [
    ...['e-mail', 'e mail', 'email address', 'e-mail address', 'email id', 'mail', 'mail address', 'gmail'],
    ...['البريد', 'بريد', 'بريد إلكتروني', 'عنوان البريد', 'عنوان البريد الإلكتروني'],
    ...['الإيميل', 'إيميل', 'الايميل', 'ايميل', 'الجيميل'],
  ],
  phone: [
    ...['phone number', 'phone no', 'phone no.', 'mobile', 'mobile number', 'mobile no', 'mobile no.', 'mobile phone'],
    ...['cell', 'cell phone', 'cellphone', 'cell number', 'whatsapp', 'whatsapp number', 'whatsapp no', 'whats app'],
    ...['telephone', 'telephone number', 'tel', 'tel.', 'contact number', 'contact no', 'gsm'],
    ...['رقم الهاتف', 'هاتف', 'الهاتف المحمول', 'التلفون', 'تلفون', 'رقم التلفون', 'التليفون', 'رقم التليفون'],
    ...['الجوال', 'جوال', 'رقم الجوال', 'الموبايل', 'موبايل', 'رقم الموبايل', 'المحمول', 'رقم المحمول'],
    ...['النقال', 'رقم النقال', 'الخلوي', 'رقم الخلوي', 'رقم التواصل'],
    ...['الواتساب', 'واتساب', 'رقم الواتساب', 'رقم واتساب', 'الواتس', 'رقم الواتس'],
  ],
  code: ['الكود'],
  parent_name: [
    ...named(['parent', 'guardian', 'mother'], ['name']),
    ...['parent', "parents' name", 'parents name', 'guardian', 'name of parent', 'name of guardian'],
    ...['اسم ولي الأمر', 'ولي الأمر', 'اسم ولي أمر الطالب', 'اسم الأم', 'اسم الوالد', 'اسم الوالدة', 'اسم المسؤول'],
  ],
  parent_email: [
    ...named(
      ['parent', 'guardian', 'mother', 'father', 'family', 'parents'],
      ['email', 'e-mail', 'mail', 'email address', 'e-mail address'],
    ),
    ...['بريد ولي الأمر', 'البريد الإلكتروني لولي الأمر', 'بريد ولي الأمر الإلكتروني', 'إيميل ولي الأمر'],
    ...['بريد الأم', 'بريد الأب', 'بريد الوالد', 'بريد الوالدة', 'بريد الوالدين', 'بريد الأهل', 'بريد الأسرة'],
    ...['إيميل الأم', 'إيميل الأب', 'إيميل الوالد', 'إيميل الوالدة', 'إيميل الأهل'],
  ],
  balance: [
    ...['remaining', 'credit', 'credits', 'remaining credits', 'credits left', 'class credits', 'class balance'],
    ...['classes left', 'classes remaining', 'remaining classes', 'lessons left', 'lessons remaining'],
    ...['remaining lessons', 'sessions left', 'sessions remaining', 'remaining sessions'],
    ...['الرصيد', 'رصيد', 'رصيد الحصص', 'الرصيد المتبقي', 'المتبقي', 'الحصص الباقية', 'عدد الحصص المتبقية'],
    ...['الدروس المتبقية', 'الجلسات المتبقية', 'رصيد الجلسات', 'رصيد الدروس'],
  ],
};
const ofKind: Record<ImportKind, Partial<Record<ColumnName, readonly string[]>>> = {
  students: {
    name: [
      ...['student', 'student name', "student's name", 'pupil', 'pupil name', 'child', 'child name', "child's name"],
      ...['الطالب', 'اسم الطالب', 'الطالبة', 'اسم الطالبة', 'الطالب/ة', 'اسم الطالب/ة', 'الطفل', 'اسم الطفل'],
      ...['التلميذ', 'اسم التلميذ', 'الدارس', 'اسم الدارس'],
    ],
    email: [
      ...named(['student', 'pupil', 'child'], ['email', 'e-mail', 'mail', 'email address']),
      ...['بريد الطالب', 'بريد الطالب الإلكتروني', 'إيميل الطالب', 'بريد الطفل'],
    ],
    phone: [
      ...named(['student', 'pupil', 'child'], ['phone', 'mobile', 'phone number', 'mobile number', 'whatsapp']),
      ...['هاتف الطالب', 'رقم هاتف الطالب', 'جوال الطالب', 'رقم جوال الطالب'],
    ],
    code: ['student code', 'student id', 'student number', 'رمز الطالب', 'كود الطالب', 'الرقم الأكاديمي'],
  },
  teachers: {
    name: ['teacher', 'teacher name', "teacher's name", 'المعلم', 'اسم المعلم', 'المعلمة', 'اسم المعلمة', 'المعلم/ة'],
    email: [...named(['teacher'], ['email', 'e-mail', 'mail']), 'بريد المعلم', 'إيميل المعلم', 'بريد المعلمة'],
    phone: [...named(['teacher'], ['phone', 'mobile']), 'هاتف المعلم', 'جوال المعلم', 'هاتف المعلمة'],
    code: ['teacher code', 'teacher id', 'رمز المعلم', 'كود المعلم'],
  },
};
const fields: Partial<Record<Meaning, Pick<Field, 'csv' | 'name'>>> = {
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
  const meanings = Object.keys(otherHeads) as Meaning[];
  return new Map(
    meanings.flatMap((meaning) => {
      const ours = isNamePart(meaning) ? [] : [meaning, ...(ofKind[kind][meaning] ?? [])];
      const heads = [...exported(fields[meaning] ?? {}), ...ours, ...otherHeads[meaning]];
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
