import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const progressActions: PageTexts = {
  'progress.known': { en: 'Recorded what a student knew before', ar: 'تسجيل محفوظ سابق لطالب' },
  'progress.plan': { en: 'Set a student’s week of revision', ar: 'ضبط أسبوع المراجعة لطالب' },
  'progress.goal': { en: 'Set a goal of a student', ar: 'تحديد هدف لطالب' },
  'progress.goal.remove': { en: 'Removed a goal of a student', ar: 'إزالة هدف لطالب' },
  'certificate.propose': { en: 'Proposed a certificate', ar: 'اقتراح شهادة' },
  'certificate.confirm': { en: 'Confirmed a certificate', ar: 'اعتماد شهادة' },
  'curriculum.create': { en: 'Added a curriculum', ar: 'إضافة منهج' },
  'curriculum.update': { en: 'Changed a curriculum', ar: 'تعديل منهج' },
  'curriculum.steps': { en: 'Changed the steps of a curriculum', ar: 'تعديل خطوات منهج' },
  'exam.plan': { en: 'Set an exam', ar: 'تحديد اختبار' },
  'exam.start': { en: 'Started an exam', ar: 'بدء اختبار' },
  'exam.record': { en: 'Recorded the result of an exam', ar: 'تسجيل نتيجة اختبار' },
  'exam.update': { en: 'Corrected an exam', ar: 'تصحيح اختبار' },
  'exam.delete': { en: 'Deleted an exam', ar: 'حذف اختبار' },
  'certificate.withdraw': { en: 'Withdrew a certificate', ar: 'سحب شهادة' },
};

/** The fields of its lines that are in no list: of the part of a report, certificates, and what was known before. */
export const progressWords: PageTexts = {
  entries: { en: 'What was recited', ar: 'ما سُمِّع أو قُرئ' },
  progress: { en: 'Progress', ar: 'التقدم في الحفظ' },
  steps: { en: 'Steps', ar: 'الخطوات' },
  stepId: { en: 'Step', ar: 'الخطوة' },
  page: { en: 'Page', ar: 'الصفحة' },
  surah: { en: 'Surah', ar: 'السورة' },
  ayah: { en: 'Ayah', ar: 'الآية' },
  count: { en: 'Times', ar: 'عدد المرات' },
  juz: { en: 'Juz', ar: 'الجزء' },
  daysOfWeek: { en: 'Days of the week', ar: 'أيام الأسبوع' },
  pagesADay: { en: 'Pages a day', ar: 'صفحات اليوم' },
  by: { en: 'To be reached by', ar: 'موعد الهدف' },
  range: { en: 'Range', ar: 'المقطع' },
  travel: { en: 'Travel', ar: 'السفر' },
  ranges: { en: 'Ranges', ar: 'المقاطع' },
};

export const curriculumWords: PageTexts = {
  title: { en: 'Title', ar: 'العنوان' },
  titleAr: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
  subject: { en: 'Subject', ar: 'التخصص' },
  retired: { en: 'Retired', ar: 'خارج الاستخدام' },
};
