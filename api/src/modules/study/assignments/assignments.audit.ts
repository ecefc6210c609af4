import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const assignmentsActions: PageTexts = {
  'assignment.create': { en: 'Added an assignment', ar: 'إضافة واجب' },
  'assignment.update': { en: 'Changed an assignment', ar: 'تعديل واجب' },
  'assignment.delete': { en: 'Deleted an assignment', ar: 'حذف واجب' },
  'hand-in.create': { en: 'Handed in an assignment', ar: 'تسليم واجب' },
  'hand-in.mark': { en: 'Marked an assignment', ar: 'تقييم واجب' },
};
