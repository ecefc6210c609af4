import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const classesActions: PageTexts = {
  'class.create': { en: 'Added a class', ar: 'إضافة حصة' },
  'class.edit': { en: 'Changed a class', ar: 'تعديل حصة' },
  'class.cancel': { en: 'Cancelled a class', ar: 'إلغاء حصة' },
  'class.report': { en: 'Reported a class', ar: 'كتابة تقرير حصة' },
  'class.reopen': { en: 'Reopened a class', ar: 'إعادة فتح حصة' },
  'class.delete': { en: 'Deleted a class', ar: 'حذف حصة' },
  'class.over': { en: 'A class ended without a report', ar: 'انتهاء حصة بلا تقرير' },
};

/** The fields of its lines that are in no list: of what verbs write besides the list. */
export const classesWords: PageTexts = {
  cancelReason: { en: 'Reason of the cancellation', ar: 'سبب الإلغاء' },
  enrolmentId: { en: 'Subject no.', ar: 'رقم التخصص' },
  isException: { en: 'Changed individually', ar: 'عُدِّلت وحدها' },
  overlapBy: { en: 'Overlap allowed by', ar: 'السماح بالتداخل من' },
  overlapReason: { en: 'Reason of the overlap', ar: 'سبب التداخل' },
  substituteForId: { en: 'Substitute for', ar: 'معلم بديل عن' },
  wallTime: { en: 'Time', ar: 'الوقت' },
  titleKey: { en: 'Default title', ar: 'العنوان التلقائي' },
};
