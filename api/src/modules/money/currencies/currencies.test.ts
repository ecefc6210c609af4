import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

it('everybody can list the currencies, with symbols, digits and rounding', async () => {
  const response = await api.request('get', '/api/currencies');
  expect(response.status).toBe(200);
  const { data } = await response.json();
  expect(data).toContainEqual({
    code: 'USD',
    symbol: '$',
    symbol_native: '$',
    decimal_digits: 2,
    rounding: 0,
    charged: true,
    least_amount: 0.5,
  });
  expect(data).toContainEqual({
    code: 'CHF',
    symbol: 'CHF',
    symbol_native: 'CHF',
    decimal_digits: 2,
    rounding: 0.05,
    charged: true,
    least_amount: 0.5,
  });
  expect(data).toContainEqual({
    code: 'KWD',
    symbol: 'KWD',
    symbol_native: 'د.ك.',
    decimal_digits: 3,
    rounding: 0,
    charged: true,
    least_amount: null,
  });
  expect(data).toContainEqual(expect.objectContaining({ code: 'IQD', charged: false }));
});
