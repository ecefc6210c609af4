import * as v from 'valibot';

const inBoth = v.object({ en: v.string(), ar: v.string() });
const accountSchema = v.object({ currency: v.string(), bank: inBoth, holder: inBoth, number: v.string() });
/** A bank account for transfers in a currency. */
export type Account = v.InferOutput<typeof accountSchema>;

const empty = { en: '', ar: '' };
export const emptyAccount: Account = { currency: '', bank: empty, holder: empty, number: '' };

/** The accounts in the text of the setting; none for another text. */
export function accountsOf(value: string): Account[] {
  try {
    const found = v.safeParse(v.array(accountSchema), JSON.parse(value || '[]'));
    return found.success ? found.output : [];
  } catch {
    return [];
  }
}

/** The text of the setting, as the API stores it. */
export const textOfAccounts = (accounts: readonly Account[]): string =>
  accounts.length === 0 ? '' : JSON.stringify(accounts);

const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);
const isFilled = ({ currency, bank, holder, number }: Account) =>
  isCurrency(currency) && [bank.en, bank.ar, holder.en, holder.ar, number].every((text) => text.trim() !== '');

/** Whether each account is complete. */
export const areComplete = (value: string): boolean => accountsOf(value).every(isFilled);
