import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const feedbackActions: PageTexts = {
  'feedback.create': { en: 'Gave feedback', ar: 'إبداء رأي' },
  'feedback.handle': { en: 'Handled feedback', ar: 'معالجة رأي' },
};
