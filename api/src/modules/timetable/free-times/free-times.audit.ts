import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const freeTimesActions: PageTexts = {
  'availability.update': { en: 'Changed the free times of a teacher', ar: 'تعديل الأوقات المتاحة لمعلم' },
};

/** The fields of its lines that are in no list: of a teacher’s week. */
export const freeTimesWords: PageTexts = {
  windows: { en: 'Free times', ar: 'الأوقات المتاحة' },
  daysOff: { en: 'Days off', ar: 'أيام الإجازة' },
  pauseMinutes: { en: 'Break between classes (minutes)', ar: 'الاستراحة بين الحصص (بالدقائق)' },
};
