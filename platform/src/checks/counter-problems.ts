import type { LocaleNamespace, Texts } from './locale-files.ts';

/** One count of each plural form of Arabic. */
const COUNTS = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 };
type Form = keyof typeof COUNTS;

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** The names of placeholders that hold the number of things. */
const NUMBER = /\{\{(count|shown|total)\}\}/g;
const COUNTED = /\{\{(count|shown)\}\} ?[\p{Letter}\p{Mark}]/u;
/** Words after a number that are not counted: they are the same for every number. */
const UNCOUNTED = ['آخرون', 'كلها'];

/** The problems of texts with numbers, checked for 0, 1, 2, 3, 11 and 100 in Arabic. */
export function counterProblems({ label, en, ar }: Pick<LocaleNamespace, 'label' | 'en' | 'ar'>): string[] {
  return [
    ...[...en, ...ar].flatMap(([key, text]) =>
      !PLURAL.test(key) && COUNTED.test(text) ? [`${label}: ${key} counts without plural forms`] : [],
    ),
    ...counters(ar).flatMap(([key, textOf]) => problemsOf(textOf).map((problem) => `${label}: ${key} ${problem}`)),
  ];
}

/** The texts with plural forms by their keys, each filled with a count of its form. */
function counters(texts: Texts): [string, (form: Form) => string][] {
  const keys = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')));
  return [...keys].map((key) => [key, (form) => draw(texts.get(`${key}_${form}`) ?? '', COUNTS[form])]);
}

const draw = (text: string, count: number) => text.replace(NUMBER, String(count));

function problemsOf(textOf: (form: Form) => string): string[] {
  const spelled = (['zero', 'one', 'two'] as const)
    .map(textOf)
    .filter((text) => /\d/.test(text.replace(/: (0|1|2)\b/, '')))
    .map((text) => `draws a digit beside its number word: ${text}`);
  return [...spelled, ...(/\d/.test(textOf('few')) ? agreementProblems(textOf) : labelProblems(textOf))];
}

/** 3 to 10 take the plural, 11 to 99 the singular in the accusative, 100 the singular in the genitive. */
function agreementProblems(textOf: (form: Form) => string): string[] {
  const forms = (['few', 'many', 'other'] as const).map(textOf);
  const uneven = forms
    .filter((text) => text.match(/\d+/g)?.length !== 1)
    .map((text) => `draws not one number: ${text}`);
  const [few, many, other] = forms.map(countedWord);
  if (!few || UNCOUNTED.includes(few)) return uneven;
  const agrees = few !== other && many?.replace(/ًا?$/, '') === other;
  return agrees ? uneven : [...uneven, `does not agree with its numbers: 3 ${few}, 11 ${many}, 100 ${other}`];
}

/** A label beside a number that is drawn elsewhere is the same for every number. */
function labelProblems(textOf: (form: Form) => string): string[] {
  const texts = new Set((['one', 'two', 'few', 'many', 'other'] as const).map(textOf));
  return texts.size > 1 ? [`says its number for some counts only: ${[...texts].join(', ')}`] : [];
}

/** The word right after the number. */
const countedWord = (text: string) => text.match(/\d+ ?([\p{Letter}\p{Mark}]+)/u)?.[1];
