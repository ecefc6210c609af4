import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const assignmentsActions: PageTexts = {
  'assignment.create': { en: 'Added an assignment', ar: 'إضافة واجب' },
  'assignment.update': { en: 'Changed an assignment', ar: 'تعديل واجب' },
  'assignment.delete': { en: 'Deleted an assignment', ar: 'حذف واجب' },
  'hand-in.create': { en: 'Handed in an assignment', ar: 'تسليم واجب' },
  'hand-in.mark': { en: 'Marked an assignment', ar: 'تقييم واجب' },
};

/** The fields of its lines that are in no list: of a hand-in and its mark. */
export const assignmentsWords: PageTexts = {
  assignmentId: { en: 'Assignment no.', ar: 'رقم الواجب' },
  grade: { en: 'Grade', ar: 'التقدير' },
  comment: { en: 'Comment', ar: 'التعليق' },
  marks: { en: 'Marks', ar: 'العلامات' },
  atMs: { en: 'At (milliseconds)', ar: 'عند (بالميلي ثانية)' },
  seconds: { en: 'Length (seconds)', ar: 'المدة (بالثواني)' },
  number: { en: 'Number', ar: 'الرقم' },
};
