import type { ReadSettings } from '#base/academy/academy-settings.ts';
import {
  accountsIn,
  accountsSetting,
  type BankAccount,
  defineSettings,
  integerSetting,
  switchSetting,
  textSetting,
} from '#base/academy/define-settings.ts';

const DETAILS_LENGTH = 1000;

export const purchaseSettings = defineSettings(
  'money',
  {
    /** D130: where families transfer money, by currency. A currency without an account cannot be paid by transfer. */
    bank_accounts: accountsSetting({ superAdmin: true }),
    /** D86: how to pay by bank transfer: bank, holder, number. Empty: families are not told. */
    transfer_details_en: textSetting(DETAILS_LENGTH, { superAdmin: true }),
    transfer_details_ar: textSetting(DETAILS_LENGTH, { superAdmin: true }),
    /** D113: the percentage that a second and further child of a parent pays less; 0: none. */
    sibling_discount: integerSetting(0, { min: 0, max: 90, superAdmin: true }),
    /** D114: how many days before a renewal the payer is notified of it; 0: never. */
    renewal_notice_days: integerSetting(3, { min: 0, max: 14, superAdmin: true }),
    /** D114: after how many unpaid days a student is put on hold; 0: never. */
    unpaid_days: integerSetting(0, { min: 0, max: 60, superAdmin: true }),
    /** D130: whether classes that are bought by transfer come before the money. */
    credit_before_paid: switchSetting(false, { superAdmin: true }),
  },
  {
    bank_accounts: { en: 'Bank accounts for transfers', ar: 'الحسابات البنكية للتحويل' },
    transfer_details_en: { en: 'Bank details in English', ar: 'بيانات التحويل بالإنجليزية' },
    transfer_details_ar: { en: 'Bank details in Arabic', ar: 'بيانات التحويل بالعربية' },
    sibling_discount: { en: 'Sibling discount, in percent', ar: 'خصم الإخوة (%)' },
    renewal_notice_days: { en: 'Notice before a renewal (days)', ar: 'الإشعار قبل التجديد بالأيام' },
    unpaid_days: { en: 'Days unpaid before classes pause', ar: 'أيام عدم الدفع قبل الإيقاف المؤقت للحصص' },
    credit_before_paid: { en: 'Classes before the transfer', ar: 'الحصص قبل وصول التحويل' },
  },
);

export interface TransferDetails {
  en: string;
  ar: string;
}

/** How families pay by bank transfer; a language without a text has that of the other. Null if nothing is set. */
export function transferDetails(settings: ReadSettings): TransferDetails | null {
  const { transfer_details_en: english, transfer_details_ar: arabic } = purchaseSettings;
  const [en, ar] = [settings.get(english), settings.get(arabic)];
  return en || ar ? { en: en || ar, ar: ar || en } : null;
}

/** The accounts to which a currency is transferred (D130). */
export const accountsFor = (settings: ReadSettings, currency: string): BankAccount[] =>
  accountsIn(settings.get(purchaseSettings.bank_accounts)).filter((account) => account.currency === currency);

/** The currencies that can be paid by transfer. */
export const transferCurrencies = (settings: ReadSettings): string[] => [
  ...new Set(accountsIn(settings.get(purchaseSettings.bank_accounts)).map(({ currency }) => currency)),
];
