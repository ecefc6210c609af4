import type { Package } from '#/api/packages.ts';
import { kinds, type PurchaseKind, type Summary } from '#/api/purchases.ts';

/**
 * Whether something can be bought for the student: by card, or by transfer where no card can be charged (D130).
 * @param offered the currencies of the packages, as far as they are known
 */
export const canBuy = (
  { noBuying, transferCurrencies }: Pick<Summary, 'noBuying' | 'transferCurrencies'>,
  offered: readonly string[] = transferCurrencies,
): boolean =>
  noBuying === null || (noBuying === 'not_configured' && transferCurrencies.some((code) => offered.includes(code)));

/** Extra classes are bought once only (D133). */
export const kindsOf = ({ forSubscribers }: Pick<Package, 'forSubscribers'>): readonly PurchaseKind[] =>
  forSubscribers ? ['one_time'] : kinds;

/** Whether this package can be bought although the student has a running plan (D133). */
export const isExtra = (
  { forSubscribers }: Pick<Package, 'forSubscribers'>,
  summary: Pick<Summary, 'noBuying'> | null | undefined,
): boolean => forSubscribers && summary?.noBuying === 'subscribed';

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
