import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const progressActions: PageTexts = {
  'progress.known': { en: 'Recorded what a student knew before', ar: 'تسجيل محفوظ سابق لطالب' },
  'progress.plan': { en: 'Set a student’s week of revision', ar: 'ضبط أسبوع المراجعة لطالب' },
  'progress.goal': { en: 'Set a goal of a student', ar: 'تحديد هدف لطالب' },
  'progress.goal.remove': { en: 'Removed a goal of a student', ar: 'إزالة هدف لطالب' },
  'certificate.propose': { en: 'Proposed a certificate', ar: 'اقتراح شهادة' },
  'certificate.confirm': { en: 'Confirmed a certificate', ar: 'اعتماد شهادة' },
  'certificate.withdraw': { en: 'Withdrew a certificate', ar: 'سحب شهادة' },
};

/** The fields of its lines that are in no list: of the part of a report, certificates, and what was known before. */
export const progressWords: PageTexts = {
  entries: { en: 'What was recited', ar: 'ما سُمِّع أو قُرئ' },
  progress: { en: 'Progress', ar: 'التقدم في الحفظ' },
  juz: { en: 'Juz', ar: 'الجزء' },
  daysOfWeek: { en: 'Days of the week', ar: 'أيام الأسبوع' },
  pagesADay: { en: 'Pages a day', ar: 'صفحات اليوم' },
  by: { en: 'To be reached by', ar: 'موعد الهدف' },
  range: { en: 'Range', ar: 'المقطع' },
  travel: { en: 'Travel', ar: 'السفر' },
  ranges: { en: 'Ranges', ar: 'المقاطع' },
};
