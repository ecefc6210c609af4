import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const progressActions: PageTexts = {
  'progress.known': { en: 'Recorded what a student knew before', ar: 'تسجيل محفوظ سابق لطالب' },
  'certificate.propose': { en: 'Proposed a certificate', ar: 'اقتراح شهادة' },
  'certificate.confirm': { en: 'Confirmed a certificate', ar: 'اعتماد شهادة' },
  'certificate.withdraw': { en: 'Withdrew a certificate', ar: 'سحب شهادة' },
};
