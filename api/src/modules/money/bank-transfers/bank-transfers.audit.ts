import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const bankTransfersActions: PageTexts = {
  'bank_transfer.create': { en: 'Recorded a bank transfer', ar: 'تسجيل حوالة بنكية' },
  'bank_transfer.update': { en: 'Changed a bank transfer', ar: 'تعديل حوالة بنكية' },
  'bank_transfer.delete': { en: 'Deleted a bank transfer', ar: 'حذف حوالة بنكية' },
};
