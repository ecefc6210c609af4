import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const academyActions: PageTexts = {
  'settings.update': { en: 'Changed the settings', ar: 'تعديل الإعدادات' },
};
