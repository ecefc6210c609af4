/** The plural forms of a language: all six in Arabic, `one` and `other` in English. */
export const pluralForms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The parameters of a notification that name whom it is about; their own text is `key_student` or `key_teacher`. */
export const ownForms = ['student', 'teacher'] as const;

/** The possible keys of a text in i18next: its own, one for each plural form, and those for whom it is about. */
export const textForms = (key: string): string[] =>
  [key, ...ownForms.map((form) => `${key}_${form}`)].flatMap((each) => [
    each,
    ...pluralForms('ar').map((form) => `${each}_${form}`),
  ]);
