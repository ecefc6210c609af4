import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const importsActions: PageTexts = {
  'import.apply': { en: 'Imported people', ar: 'استيراد أشخاص' },
  'import.undo': { en: 'Undid an import of people', ar: 'التراجع عن استيراد أشخاص' },
};
