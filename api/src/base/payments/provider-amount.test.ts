import { expect, it } from 'vitest';
import { currencies } from '#base/money/currencies.ts';
import { fromProviderAmount, toProviderAmount } from './provider-amount.ts';

it.each([
  [{ currency: 'USD', minor: 4050 }, 4050],
  [{ currency: 'JPY', minor: 500 }, 500],
  [{ currency: 'ISK', minor: 500 }, 50_000],
  [{ currency: 'KWD', minor: 5120 }, 5120],
])('%j is %i at the provider', (money, amount) => {
  expect(toProviderAmount(money)).toBe(amount);
});

it('an amount charged in any currency is read back as the requested amount', () => {
  const asked = currencies.map(({ code }) => ({ currency: code, minor: 12_340 }));
  expect(asked.map((money) => fromProviderAmount(money.currency.toLowerCase(), toProviderAmount(money)))).toEqual(
    asked,
  );
});

it('an unknown currency and a fraction of the smallest unit are rejected as amounts', () => {
  expect(fromProviderAmount('xxx', 100)).toBeNull();
  expect(fromProviderAmount('isk', 50)).toBeNull();
});
