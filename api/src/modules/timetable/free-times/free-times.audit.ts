import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const freeTimesActions: PageTexts = {
  'availability.update': { en: 'Changed the free times of a teacher', ar: 'تعديل الأوقات المتاحة لمعلم' },
};
