import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const importsActions: PageTexts = {
  'import.apply': { en: 'Imported people', ar: 'استيراد أشخاص' },
  'import.undo': { en: 'Undid an import of people', ar: 'التراجع عن استيراد أشخاص' },
};

/** The fields of its lines that are in no list: of what an import did. */
export const importsWords: PageTexts = {
  created: { en: 'Added people', ar: 'أشخاص أُضيفوا' },
  updated: { en: 'Changed people', ar: 'أشخاص عُدِّلت بياناتهم' },
  parents: { en: 'Added parents', ar: 'أولياء أمور أُضيفوا' },
  removed: { en: 'Removed people', ar: 'أشخاص حُذفوا' },
  reverted: { en: 'People as before', ar: 'أشخاص أُعيدوا كما كانوا' },
  left: { en: 'People left', ar: 'أشخاص بقوا' },
  mail: { en: 'Invited by email', ar: 'دعوة بالبريد' },
};
