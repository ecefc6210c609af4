import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const absencesActions: PageTexts = {
  'absence.create': { en: 'Recorded an absence of a teacher', ar: 'تسجيل غياب معلم' },
  'absence.undo': { en: 'Undid an absence of a teacher', ar: 'التراجع عن غياب معلم' },
  'closure.create': { en: 'Closed the academy for some days', ar: 'إغلاق الأكاديمية أيامًا' },
  'closure.undo': { en: 'Undid a closure', ar: 'التراجع عن إغلاق' },
};
