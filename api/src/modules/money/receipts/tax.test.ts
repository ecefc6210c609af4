import { expect, it } from 'vitest';
import { netOf } from './tax.ts';

it.each([
  [4000, 16, 3448],
  [4000, 0, 4000],
  [1, 16, 1],
  [105, 5, 100],
  [3, 100, 2],
  [999_999_999_999, 19, 840_336_134_453],
])('%i with a tax of %i percent is %i without it, half rounded up', (gross, rate, net) => {
  expect(netOf(gross, rate)).toBe(net);
});
