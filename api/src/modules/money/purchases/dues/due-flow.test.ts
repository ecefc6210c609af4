import { expect, it } from 'vitest';
import { flowOf } from './due-flow.ts';

const due = (transferred: number, more: object = {}) => ({
  amount: 4000,
  transferred,
  isWaived: false,
  isReported: false,
  ...more,
});
const shown = (...dues: ReturnType<typeof due>[]) =>
  flowOf(dues).map(({ paid, carriedFrom, carriedOver, state }) => [state, paid, carriedFrom, carriedOver]);

it.each([
  ['nothing is paid', [due(0)], [['open', 0, 0, 0]]],
  ['a report waits', [due(0, { isReported: true })], [['reported', 0, 0, 0]]],
  ['a part is paid', [due(1500)], [['part', 1500, 0, 0]]],
  ['a part is paid and the rest is reported', [due(1500, { isReported: true })], [['reported', 1500, 0, 0]]],
  ['the rest is paid', [due(4000)], [['paid', 4000, 0, 0]]],
  ['a paid due stays paid with a report', [due(4000, { isReported: true })], [['paid', 4000, 0, 0]]],
  ['too much waits for the next due', [due(4500)], [['paid', 4000, 0, 500]]],
  [
    'too much pays a part of the next due',
    [due(4500), due(0)],
    [
      ['paid', 4000, 0, 500],
      ['part', 500, 500, 0],
    ],
  ],
  [
    'twice the amount pays two dues, three times leaves one',
    [due(12_000), due(0)],
    [
      ['paid', 4000, 0, 8000],
      ['paid', 4000, 8000, 4000],
    ],
  ],
  [
    'a missing part stays with its due',
    [due(1500), due(4000)],
    [
      ['part', 1500, 0, 0],
      ['paid', 4000, 0, 0],
    ],
  ],
  [
    'a waived due takes nothing',
    [due(4100), due(50, { isWaived: true }), due(0)],
    [
      ['paid', 4000, 0, 100],
      ['waived', 0, 100, 150],
      ['part', 150, 150, 0],
    ],
  ],
] as const)('%s', (_, dues, expected) => {
  expect(shown(...dues)).toEqual(expected);
});

it('no money is lost or made, whatever is transferred', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const dues = Array.from({ length: 1 + (seed % 5) }, (_, index) =>
      due((seed * 7919 * (index + 3)) % 9000, { isWaived: (seed + index) % 4 === 0 }),
    );
    const flow = flowOf(dues);
    const given = dues.reduce((sum, { transferred }) => sum + transferred, 0);
    expect(flow.reduce((sum, { paid }) => sum + paid, 0) + (flow.at(-1)?.carriedOver ?? 0)).toBe(given);
  }
});
