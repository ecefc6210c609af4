import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const consentsActions: PageTexts = {
  'legal-text.publish': { en: 'Published a legal text', ar: 'نشر نص قانوني' },
};
