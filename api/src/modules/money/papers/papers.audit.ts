import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const papersActions: PageTexts = {
  'office.export': { en: 'Downloaded the monthly files for the accountant', ar: 'تنزيل ملفات الشهر للمحاسب' },
};
