import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const holdsActions: PageTexts = {
  'hold.create': { en: 'Paused the classes of a student', ar: 'إيقاف مؤقت لحصص طالب' },
  'hold.update': { en: 'Changed a pause of classes', ar: 'تعديل الإيقاف المؤقت للحصص' },
  'hold.end': { en: 'Ended a pause of classes', ar: 'إنهاء الإيقاف المؤقت للحصص' },
  'hold.undo': { en: 'Cancelled a pause of classes', ar: 'إلغاء الإيقاف المؤقت للحصص' },
};
