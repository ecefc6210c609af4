import { expect, test } from 'vitest';
import { anAdjustment, aSalaryLine } from '#/pay/testing/salary-months.ts';
import { totalParts } from './total-parts.ts';

const perClass = { price_per_hour: null, minutes: null };

test('a total consists of the classes of each price, unpaid classes, and adjustments', () => {
  const lines = [
    aSalaryLine({ class_id: '1', price: 12.5, price_since: '2026-10-15', amount: 12.5 }),
    aSalaryLine({ class_id: '2', price: 0.1, price_since: '2026-09-01', amount: 0.1 }),
    aSalaryLine({ class_id: '3', price: 0.1, price_since: '2026-09-01', amount: 0.1 }),
    aSalaryLine({ class_id: '4', price: 0.1, price_since: '2026-09-01', amount: 0.1 }),
    aSalaryLine({ class_id: '5', percent: 0, attendance: 'absence_teacher', amount: 0 }),
    aSalaryLine({ class_id: '6', price: null, price_since: null, amount: 0 }),
    aSalaryLine({ class_id: '7', price: 12.5, price_since: '2026-10-15', paid_before: 12.5, amount: 0 }),
  ];
  const adjustments = [anAdjustment({ id: '1', amount: 20 }), anAdjustment({ id: '2', amount: -3.3 })];
  expect(totalParts({ lines, adjustments })).toEqual([
    { kind: 'priced', count: 3, price: 0.1, since: '2026-09-01', percent: 100, amount: 0.3, ...perClass },
    { kind: 'priced', count: 2, price: 12.5, since: '2026-10-15', percent: 100, amount: 25, ...perClass },
    { kind: 'unpaid', count: 1 },
    { kind: 'unpriced', count: 1 },
    { kind: 'paid_before', count: 1, amount: -12.5 },
    { kind: 'adjustments', count: 2, amount: 16.7 },
  ]);
});

test('a month without classes and adjustments has no parts', () => {
  expect(totalParts({ lines: [], adjustments: [] })).toEqual([]);
});

test('classes of a price per hour are told apart by their length, and rounded each (D127)', () => {
  const by = { price_per_hour: 9.99, price_since: '2026-09-01' };
  const fifty = { ...by, minutes: 50, price: 8.33 };
  const lines = [
    aSalaryLine({ class_id: '1', ...fifty, amount: 8.33 }),
    aSalaryLine({ class_id: '2', ...fifty, amount: 8.33 }),
    aSalaryLine({ class_id: '3', ...fifty, percent: 50, amount: 4.16 }),
    aSalaryLine({ class_id: '4', ...by, minutes: 45, price: 7.49, amount: 7.49 }),
  ];
  const shown = totalParts({ lines, adjustments: [] }).map(
    (part) => 'since' in part && [part.count, part.minutes, part.amount],
  );
  expect(shown).toEqual([
    [2, 50, 16.66],
    [1, 50, 4.16],
    [1, 45, 7.49],
  ]);
});
