import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const invoicesActions: PageTexts = {
  'invoice.delete': { en: 'Deleted an invoice', ar: 'حذف فاتورة' },
  'invoice.refund': { en: 'Refunded a payment', ar: 'استرداد دفعة' },
  'invoice.take_back': { en: 'Removed classes after a refund', ar: 'سحب حصص بعد استرداد' },
};
