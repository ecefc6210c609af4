import { expect, test } from 'vitest';
import { aSalaryLine } from '#/pay/testing/salary-months.ts';
import { isUsual, usualPrice } from './usual-price.ts';

const line = aSalaryLine({ class_id: '1' });
const dearer = aSalaryLine({ class_id: '2', price: 15 });
const since = aSalaryLine({ class_id: '3', price_since: '2026-10-03' });
const half = aSalaryLine({ class_id: '4', percent: 50 });
const before = aSalaryLine({ class_id: '5', paid_before: 12 });
const unpriced = aSalaryLine({ class_id: '6', price: null, price_since: null });

test('the usual price is that of most classes, with the date from which it is valid', () => {
  expect(usualPrice([dearer, line, since, line])).toEqual({ price: 12, since: '2026-09-01' });
  expect(usualPrice([dearer, line, dearer, since])).toEqual({ price: 15, since: '2026-09-01' });
});

test('a price that only one class has, a part of a price, or none is not the usual price', () => {
  expect(usualPrice([line, dearer, since])).toBeNull();
  expect(usualPrice([half, half, before, before, unpriced, unpriced])).toBeNull();
  expect(usualPrice([])).toBeNull();
});

test('a class has the usual price only if its row has nothing else to explain', () => {
  const usual = usualPrice([line, line]);
  const all = [line, dearer, since, half, before, unpriced];
  expect(all.map((each) => isUsual(each, usual))).toEqual([true, false, false, false, false, false]);
  expect(isUsual(unpriced, null)).toBe(false);
});
