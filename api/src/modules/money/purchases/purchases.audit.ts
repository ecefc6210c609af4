import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const purchasesActions: PageTexts = {
  'coupon.create': { en: 'Added a coupon', ar: 'إضافة قسيمة خصم' },
  'coupon.update': { en: 'Changed a coupon', ar: 'تعديل قسيمة خصم' },
  'coupon.delete': { en: 'Deleted a coupon', ar: 'حذف قسيمة خصم' },
  'purchase.start': { en: 'Began a purchase', ar: 'بدء شراء' },
};

/** The fields of its lines that are in no list: of a start of a purchase. */
export const purchasesWords: PageTexts = {
  coupon: { en: 'Coupon', ar: 'قسيمة الخصم' },
  code: { en: 'Code', ar: 'الرمز' },
  discount: { en: 'Discount', ar: 'الخصم' },
  account: { en: 'Payment account', ar: 'حساب الدفع' },
  packageId: { en: 'Package no.', ar: 'رقم الباقة' },
  purchase: { en: 'Purchase', ar: 'شراء' },
};
