import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const seriesActions: PageTexts = {
  'series.create': { en: 'Added weekly classes', ar: 'إضافة حصص أسبوعية' },
  'series.change': { en: 'Changed weekly classes', ar: 'تعديل حصص أسبوعية' },
  'series.end': { en: 'Ended weekly classes', ar: 'إنهاء حصص أسبوعية' },
  'series.settle': { en: 'Decided on a class that couldn’t be scheduled', ar: 'قرار في حصة تعذر تحديد موعدها' },
};

/** The fields of its lines that are in no list: of the weekly times, and a decision about a class. */
export const seriesWords: PageTexts = {
  enrolmentId: { en: 'Subject no.', ar: 'رقم التخصص' },
  slots: { en: 'Weekly times', ar: 'المواعيد الأسبوعية' },
  joinedIds: { en: 'Included classes', ar: 'الحصص المضمومة' },
  action: { en: 'Decision', ar: 'القرار' },
};
