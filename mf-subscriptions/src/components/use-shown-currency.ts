import { deviceStorage } from '@academy/shared-auth';
import { useState } from 'react';
import type { Package } from '#/api/packages.ts';

const STORED_AS = 'subscriptions.currency';

/**
 * The packages' currencies, and the shown one: the viewer's last choice, otherwise the paid one, otherwise the first.
 */
export function useShownCurrency(packages: readonly Package[], paid?: string) {
  const [chosen, setChosen] = useState(() => deviceStorage.read(STORED_AS));
  const codes = [...new Set(packages.flatMap(({ prices }) => prices.map(({ currency }) => currency)))];
  const shown = [chosen, paid].find((code) => codes.some((each) => each === code)) ?? codes[0] ?? '';
  const choose = (code: string) => {
    deviceStorage.write(STORED_AS, code);
    setChosen(code);
  };
  return { codes, shown, choose };
}

/** The price in a currency, otherwise the package's first price. */
export const priceIn = ({ prices }: Package, currency: string) =>
  prices.find((price) => price.currency === currency) ?? prices[0];
