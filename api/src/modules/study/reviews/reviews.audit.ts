import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const reviewsActions: PageTexts = {
  'report.read': { en: 'Read a daily report', ar: 'قراءة تقرير يومي' },
  'report.return': { en: 'Returned a daily report', ar: 'إعادة تقرير يومي إلى كاتبه' },
  'report.release': { en: 'Released a daily report', ar: 'نشر تقرير يومي للأسرة' },
};
