import { findCurrency } from '#base/money/currencies.ts';
import type { Money } from '#base/money/money.ts';

/** Typed without decimals, and counted in hundredths by the provider all the same. */
const HUNDREDTHS_AT_PROVIDER = new Set(['ISK', 'UGX']);
const FACTOR = 100;

/** The integer that the provider is told, in its exponent of the currency. */
export const toProviderAmount = ({ currency, minor }: Money): number =>
  HUNDREDTHS_AT_PROVIDER.has(currency) ? minor * FACTOR : minor;

/**
 * The amount that the provider says was paid. Null for a currency that the academy does not have, or a part of its
 * smallest unit.
 */
export function fromProviderAmount(currency: string, amount: number): Money | null {
  const code = currency.toUpperCase();
  if (!findCurrency(code)) return null;
  const minor = HUNDREDTHS_AT_PROVIDER.has(code) ? amount / FACTOR : amount;
  return Number.isSafeInteger(minor) ? { currency: code, minor } : null;
}
