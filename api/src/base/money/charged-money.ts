import type { Money } from './money.ts';

/** Our currencies that the card provider does not charge, by its documentation (stripe.com/docs/currencies). */
const notCharged = new Set('BTN CUP ERN GHS IQD IRR KPW LYD MRU SDG SSP STN SYP TMT VES ZWG'.split(' '));

/** The smallest amount that can be charged, in the smallest unit; for other currencies the provider names none. */
const least: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** Whether a card can be charged in this currency (D40). */
export const isCharged = (currency: string): boolean => !notCharged.has(currency);

/** The smallest amount that can be charged to a card; null if none is known (D40). */
export function leastCharged(currency: string): Money | null {
  const minor = least[currency];
  return minor === undefined ? null : { currency, minor };
}
