import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const auditActions: PageTexts = {
  'audit.export': { en: 'Downloaded the audit log', ar: 'تنزيل سجل التدقيق' },
};
