import type { Package } from '#/api/packages.ts';
import type { Summary } from '#/api/purchases.ts';

/**
 * Whether something can be bought for the student: by card, or by transfer where no card can be charged (D130).
 * @param offered the currencies of the packages, as far as they are known
 */
export const canBuy = (
  { noBuying, transferCurrencies }: Pick<Summary, 'noBuying' | 'transferCurrencies'>,
  offered: readonly string[] = transferCurrencies,
): boolean =>
  noBuying === null || (noBuying === 'not_configured' && transferCurrencies.some((code) => offered.includes(code)));

/** The currency in which a package can be bought: the shown one if possible; null for none. */
export function currencyToBuy(
  { prices }: Pick<Package, 'prices'>,
  shown: string,
  { provider, transferCurrencies }: Pick<Summary, 'provider' | 'transferCurrencies'>,
): string | null {
  const codes = prices.map(({ currency }) => currency);
  const usable = provider === null ? codes.filter((code) => transferCurrencies.includes(code)) : codes;
  return usable.find((code) => code === shown) ?? usable[0] ?? null;
}
