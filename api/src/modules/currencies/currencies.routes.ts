import * as v from 'valibot';
import { endpoint } from '#base/http/endpoint.ts';
import { currencies } from '#base/money/currencies.ts';

const currency = v.object({
  code: v.string(),
  symbol: v.string(),
  symbol_native: v.string(),
  decimal_digits: v.number(),
  rounding: v.number(),
});

const data = currencies.map(({ code, symbol, nativeSymbol, decimalDigits, rounding }) => ({
  code,
  symbol,
  symbol_native: nativeSymbol,
  decimal_digits: decimalDigits,
  rounding,
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
