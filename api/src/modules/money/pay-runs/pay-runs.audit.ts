import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const payRunActions: PageTexts = {
  'pay-run.prepare': { en: 'Prepared a pay run', ar: 'تجهيز دفعة رواتب' },
  'pay-line.update': { en: 'Changed a salary payment', ar: 'تعديل دفع راتب' },
  'pay-line.pay': { en: 'Marked a salary as paid', ar: 'تسجيل دفع راتب' },
  'pay-run.export': { en: 'Downloaded a bank file', ar: 'تنزيل ملف البنك' },
  'payout.update': { en: 'Changed where a teacher is paid', ar: 'تعديل بيانات الدفع' },
  'payout.read': { en: 'Read where a teacher is paid', ar: 'الاطلاع على بيانات الدفع' },
  'pay-advance.create': { en: 'Gave an advance', ar: 'منح سلفة' },
  'pay-advance.delete': { en: 'Deleted an advance', ar: 'حذف سلفة' },
  'pay-line.return': { en: 'Marked a salary payment as returned', ar: 'تسجيل إرجاع دفع راتب' },
};

/** The fields of its lines that are in no list. */
export const payRunWords: PageTexts = {
  lines: { en: 'Lines', ar: 'البنود' },
  reference: { en: 'Reference', ar: 'الرقم المرجعي' },
  lastFour: { en: 'Last four characters', ar: 'آخر أربعة أحرف' },
  months: { en: 'Months', ar: 'الأشهر' },
  givenOn: { en: 'Given on', ar: 'تاريخ السلفة' },
  rate: { en: 'Exchange rate', ar: 'سعر الصرف' },
  way: { en: 'Paid by', ar: 'طريقة الدفع' },
  paidOn: { en: 'Paid on', ar: 'تاريخ الدفع' },
};

/** The codes of `way`. */
export const payWayWords: PageTexts = {
  bank: { en: 'Bank transfer', ar: 'حوالة بنكية' },
  wallet: { en: 'Wallet', ar: 'المحفظة' },
  cash: { en: 'Cash', ar: 'نقدًا' },
};
