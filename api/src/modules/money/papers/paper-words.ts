/** The texts of papers about money, in both languages. */
const en = {
  receipt: 'Receipt',
  credit_note: 'Credit note',
  number: 'Number',
  date: 'Date',
  takesBack: 'For receipt',
  payer: 'Payer',
  student: 'Student',
  method: 'Payment',
  monthly: 'Card, monthly',
  one_time: 'Card, once',
  bank_transfer: 'Bank transfer',
  reference: 'Reference',
  received: 'Received on',
  item: 'Item',
  amount: 'Amount',
  payment: 'Payment by bank transfer',
  net: 'Without tax',
  tax: 'Tax',
  total: 'Total',
  returned: 'Refunded',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  classes: (title: string, classes: number) => `${title} (${classes} ${classes === 1 ? 'class' : 'classes'})`,
  taxLine: (name: string, rate: number) => `${name} ${rate}%`,
};

export type PaperWords = typeof en;
export type PaperLanguage = 'en' | 'ar';

const arabicPlurals = new Intl.PluralRules('ar');
const arabicClasses: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'حصة واحدة', two: 'حصتان' };

export function classesInArabic(classes: number): string {
  const form = arabicPlurals.select(classes);
  return arabicClasses[form] ?? `${classes} ${form === 'few' ? 'حصص' : 'حصة'}`;
}

const ar: PaperWords = {
  receipt: 'إيصال',
  credit_note: 'إشعار دائن',
  number: 'الرقم',
  date: 'التاريخ',
  takesBack: 'الإيصال الأصلي',
  payer: 'الدافع',
  student: 'الطالب',
  method: 'طريقة الدفع',
  monthly: 'بطاقة، شهريًا',
  one_time: 'بطاقة، مرة واحدة',
  bank_transfer: 'حوالة بنكية',
  reference: 'المرجع',
  received: 'تاريخ الحوالة',
  item: 'البيان',
  amount: 'المبلغ',
  payment: 'دفعة بحوالة بنكية',
  net: 'قبل الضريبة',
  tax: 'الضريبة',
  total: 'المجموع',
  returned: 'المبلغ المسترد',
  page: (page, pages) => `صفحة ${page} من ${pages}`,
  classes: (title, classes) => `${title} (${classesInArabic(classes)})`,
  taxLine: (name, rate) => `${name} ‎${rate}%`,
};

export const paperWords: Readonly<Record<PaperLanguage, PaperWords>> = { en, ar };
