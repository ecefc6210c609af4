import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const formsActions: PageTexts = {
  'form.create': { en: 'Added a form', ar: 'إضافة نموذج' },
  'form.update': { en: 'Changed a form', ar: 'تعديل نموذج' },
  'form.delete': { en: 'Deleted a form', ar: 'حذف نموذج' },
  'form.export': { en: 'Downloaded the submissions of a form', ar: 'تنزيل إجابات نموذج' },
  'submission.delete': { en: 'Deleted a submission', ar: 'حذف إجابة نموذج' },
};
