import { findCurrency } from '#base/money/currencies.ts';
import type { Money } from '#base/money/money.ts';

/** Currencies without decimals that the provider nevertheless counts in hundredths. */
const HUNDREDTHS_AT_PROVIDER = new Set(['ISK', 'UGX']);
const FACTOR = 100;

/** The integer for the provider, in its decimals of the currency. */
export const toProviderAmount = ({ currency, minor }: Money): number =>
  HUNDREDTHS_AT_PROVIDER.has(currency) ? minor * FACTOR : minor;

/**
 * The amount that was paid according to the provider. Null for a currency that the academy does not have, or for a
 * fraction of its smallest unit.
 */
export function fromProviderAmount(currency: string, amount: number): Money | null {
  const code = currency.toUpperCase();
  if (!findCurrency(code)) return null;
  const minor = HUNDREDTHS_AT_PROVIDER.has(code) ? amount / FACTOR : amount;
  return Number.isSafeInteger(minor) ? { currency: code, minor } : null;
}
