import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const progressActions: PageTexts = {
  'progress.known': { en: 'Recorded what a student knew before', ar: 'تسجيل محفوظ سابق لطالب' },
  'certificate.propose': { en: 'Proposed a certificate', ar: 'اقتراح شهادة' },
  'certificate.confirm': { en: 'Confirmed a certificate', ar: 'اعتماد شهادة' },
  'certificate.withdraw': { en: 'Withdrew a certificate', ar: 'سحب شهادة' },
};

/** The fields of its lines that are in no list: of the part of a report, certificates, and what was known before. */
export const progressWords: PageTexts = {
  entries: { en: 'What was recited', ar: 'ما سُمِّع أو قُرئ' },
  progress: { en: 'Progress', ar: 'التقدم في الحفظ' },
  juz: { en: 'Juz', ar: 'الجزء' },
  ranges: { en: 'Ranges', ar: 'المقاطع' },
};
