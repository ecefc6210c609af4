import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const academyActions: PageTexts = {
  'settings.update': { en: 'Changed the settings', ar: 'تعديل الإعدادات' },
};

/** The fields of its lines that are in no list: of the logo. */
export const academyWords: PageTexts = {
  academyLogo: { en: 'Logo', ar: 'الشعار' },
};
