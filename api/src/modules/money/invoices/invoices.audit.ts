import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const invoicesActions: PageTexts = {
  'invoice.delete': { en: 'Deleted an invoice', ar: 'حذف فاتورة' },
  'invoice.refund': { en: 'Refunded a payment', ar: 'استرداد دفعة' },
  'invoice.take_back': { en: 'Removed classes after a refund', ar: 'سحب حصص بعد استرداد' },
};

/** The fields of its lines that are in no list: of an invoice, which is made of payments. */
export const invoicesWords: PageTexts = {
  invoiceNumber: { en: 'Invoice number', ar: 'رقم الفاتورة' },
  customerName: { en: 'Payer', ar: 'الدافع' },
  customerEmail: { en: 'Payer’s email', ar: 'بريد الدافع' },
  studentName: { en: 'Student', ar: 'الطالب' },
  packageName: { en: 'Package', ar: 'الباقة' },
  packageNameAr: { en: 'Package in Arabic', ar: 'الباقة بالعربية' },
  held: { en: 'Under review', ar: 'قيد التدقيق' },
  refundedAmount: { en: 'Refunded amount', ar: 'المبلغ المسترد' },
  unreturnedClasses: { en: 'Used classes not removed', ar: 'حصص مستخدمة لم تُسحب' },
  paidAt: { en: 'Paid on', ar: 'تاريخ الدفع' },
  chargeId: { en: 'Charge', ar: 'عملية الدفع' },
  purchaseId: { en: 'Purchase no.', ar: 'رقم الشراء' },
};
