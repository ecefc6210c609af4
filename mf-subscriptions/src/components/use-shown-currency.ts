import { useState } from 'react';
import type { Package } from '#/api/packages.ts';

const STORED_AS = 'subscriptions.currency';

function remembered(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

function remember(code: string): void {
  try {
    localStorage.setItem(STORED_AS, code);
  } catch {
    // A browser that keeps nothing shows the choice until the page is left.
  }
}

/** The currencies that the packages have, and the one that is shown: the viewer's last choice, else what is paid, else the first. */
export function useShownCurrency(packages: readonly Package[], paid?: string) {
  const [chosen, setChosen] = useState(remembered);
  const codes = [...new Set(packages.flatMap(({ prices }) => prices.map(({ currency }) => currency)))];
  const shown = [chosen, paid].find((code) => codes.some((each) => each === code)) ?? codes[0] ?? '';
  const choose = (code: string) => {
    remember(code);
    setChosen(code);
  };
  return { codes, shown, choose };
}

/** The price in a currency, else the package's first. */
export const priceIn = ({ prices }: Package, currency: string) =>
  prices.find((price) => price.currency === currency) ?? prices[0];
