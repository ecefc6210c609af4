import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const apiKeysActions: PageTexts = {
  'api-key.create': { en: 'Made an API key', ar: 'إنشاء مفتاح API' },
  'api-key.revoke': { en: 'Revoked an API key', ar: 'إلغاء مفتاح API' },
};
