import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const siteTextsActions: PageTexts = {
  'site-text.save': { en: 'Saved texts of the website', ar: 'حفظ نصوص الموقع' },
  'site-text.publish': { en: 'Published texts of the website', ar: 'نشر نصوص الموقع' },
  'site-text.restore': { en: 'Went back to earlier texts of the website', ar: 'الرجوع إلى نصوص سابقة للموقع' },
};

/** The fields of its lines. */
export const siteTextsWords: PageTexts = {
  sitePage: { en: 'Page', ar: 'الصفحة' },
  version: { en: 'Version', ar: 'الإصدار' },
};

/** The codes of its lines. */
export const siteTextsCodes: PageTexts = {
  landing: { en: 'Landing page', ar: 'الصفحة الرئيسية' },
  faq: { en: 'FAQ', ar: 'الأسئلة الشائعة' },
};
