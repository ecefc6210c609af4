import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const documentsActions: PageTexts = {
  'document.create': { en: 'Added a document', ar: 'إضافة وثيقة' },
  'document.delete': { en: 'Deleted a document', ar: 'حذف وثيقة' },
};
