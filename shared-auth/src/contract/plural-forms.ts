/** The plural forms of a language: all six in Arabic, `one` and `other` in English. */
export const pluralForms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The possible keys of a text in i18next: its own, or one for each plural form. */
export const textForms = (key: string): string[] => [key, ...pluralForms('ar').map((form) => `${key}_${form}`)];
