import * as v from 'valibot';
import { endpoint } from '#base/http/endpoint.ts';
import { isCharged, leastCharged } from '#base/money/charged-money.ts';
import { currencies } from '#base/money/currencies.ts';
import { majorUnits } from '#base/money/money.ts';

const currency = v.object({
  code: v.string(),
  symbol: v.string(),
  symbol_native: v.string(),
  decimal_digits: v.number(),
  rounding: v.number(),
  /** Whether a card can be charged in it; bank transfers may be in any currency. */
  charged: v.boolean(),
  /** The smallest amount of a card charge; null if the provider states none. */
  least_amount: v.nullable(v.number()),
});

function leastAmount(code: string): number | null {
  const least = leastCharged(code);
  return least && majorUnits(least);
}

const data = currencies.map(({ code, symbol, nativeSymbol, decimalDigits, rounding }) => ({
  code,
  symbol,
  symbol_native: nativeSymbol,
  decimal_digits: decimalDigits,
  rounding,
  charged: isCharged(code),
  least_amount: leastAmount(code),
}));

const list = endpoint({
  method: 'get',
  path: '/currencies',
  tag: 'Subscriptions',
  summary: 'List the currencies',
  access: 'public',
  response: { schema: v.object({ data: v.array(currency) }) },
  handle: async () => ({ data }),
});

export const currencyEndpoints = [list];
