/** The plural forms that a language has: all six in Arabic, `one` and `other` in English. */
export const pluralForms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The keys that a text can have, as i18next names them: its own, or one for each plural form. */
export const textForms = (key: string): string[] => [key, ...pluralForms('ar').map((form) => `${key}_${form}`)];
