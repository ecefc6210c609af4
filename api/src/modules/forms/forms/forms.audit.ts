import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const formsActions: PageTexts = {
  'form.create': { en: 'Added a form', ar: 'إضافة نموذج' },
  'form.update': { en: 'Changed a form', ar: 'تعديل نموذج' },
  'form.delete': { en: 'Deleted a form', ar: 'حذف نموذج' },
  'form.export': { en: 'Downloaded the submissions of a form', ar: 'تنزيل إجابات نموذج' },
  'submission.delete': { en: 'Deleted a submission', ar: 'حذف إجابة نموذج' },
};

/** The fields of its lines that are in no list: of a submission. */
export const formsWords: PageTexts = {
  formId: { en: 'Form no.', ar: 'رقم النموذج' },
  userName: { en: 'Name of the user', ar: 'اسم المستخدم' },
  userEmail: { en: 'Email of the user', ar: 'بريد المستخدم' },
};
