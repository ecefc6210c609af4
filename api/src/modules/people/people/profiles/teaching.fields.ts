import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { line } from '#base/http/fields.ts';

export const genders = ['woman', 'man'] as const;
/** The subjects of the academy, named as on its landing page. */
export const subjects = ['memorisation', 'recitation', 'reading', 'arabic'] as const;

/** The age groups that a teacher teaches. */
export const learners = ['children', 'adults'] as const;

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const isLanguage = (code: string) => /^[a-z]{2,3}$/.test(code) && names.of(code) !== undefined;

/** The code of a language, as `ar`. */
export const language = v.pipe(line, v.toLowerCase(), v.check(isLanguage, 'The language is not known'));

const MOST_LANGUAGES = 20;

const noGender = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
const eachOnce = <Item>(items: Item[]): Item[] => [...new Set(items)];

const someOf = <const Words extends readonly string[]>(words: Words) =>
  v.optional(v.pipe(v.array(v.picklist(words)), v.maxLength(words.length), v.transform(eachOnce<Words[number]>)));

/** The fields for wishes about a teacher (D107), of the profile `t`; teachers can change them too. */
export const teachingFields = defineFields({
  gender: {
    name: { en: 'Gender', ar: 'الجنس' },
    body: v.nullish(v.union([v.picklist(genders), noGender])),
    column: 'gender',
    response: v.nullable(v.picklist(genders)),
    json: 't.gender',
    csv: true,
    personal: { gives: true, erases: 'null' },
  },
  languages: {
    name: { en: 'Languages', ar: 'اللغات' },
    body: v.optional(v.pipe(v.array(language), v.maxLength(MOST_LANGUAGES), v.transform(eachOnce<string>))),
    column: 'languages',
    response: v.array(v.string()),
    json: 'to_json(t.languages)',
    csv: true,
    personal: { gives: true, erases: `'{}'` },
  },
  subjects: {
    name: { en: 'Subjects', ar: 'التخصصات' },
    body: someOf(subjects),
    column: 'subjects',
    response: v.array(v.picklist(subjects)),
    json: 'to_json(t.subjects)',
    csv: true,
    personal: { gives: true, erases: `'{}'` },
  },
  learners: {
    name: { en: 'Teaches', ar: 'الفئة العمرية' },
    body: someOf(learners),
    column: 'learners',
    response: v.array(v.picklist(learners)),
    json: 'to_json(t.learners)',
    csv: true,
    personal: { gives: true, erases: `'{}'` },
  },
});
