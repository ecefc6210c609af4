import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

it('items come in the order of the list, and those that it does not name last, as they were', () => {
  const items = ['moons', 'comets', 'stars', 'atoms'];
  expect(inOrder(items, ['stars', 'moons'], (item) => item)).toEqual(['stars', 'moons', 'comets', 'atoms']);
});
