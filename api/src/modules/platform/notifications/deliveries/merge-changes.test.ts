import { expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const kinds = new Map(
  (
    [
      ['class.scheduled', 'begins'],
      ['class.moved', 'changes'],
      ['class.cancelled', 'ends'],
    ] as const
  ).map(([key, change]) => [key as string, { change }]),
);
const scheduled = (startsAt: string) => ({ key: 'class.scheduled', params: { startsAt }, former: null });
const moved = (from: string, startsAt: string) => ({
  key: 'class.moved',
  params: { startsAt },
  former: { startsAt: from },
});
const cancelled = (startsAt: string) => ({ key: 'class.cancelled', params: { startsAt }, former: null });

it.each([
  ['scheduled', [scheduled('5')], 'class.scheduled 5'],
  ['moved', [moved('5', '6')], 'class.moved 6'],
  ['scheduled and moved', [scheduled('5'), moved('5', '6')], 'class.scheduled 6'],
  ['scheduled and moved twice', [scheduled('5'), moved('5', '6'), moved('6', '7')], 'class.scheduled 7'],
  ['scheduled and cancelled', [scheduled('5'), cancelled('5')], null],
  ['moved and cancelled', [moved('5', '6'), cancelled('6')], 'class.cancelled 6'],
  ['moved and moved back', [moved('5', '6'), moved('6', '5')], null],
  ['moved twice', [moved('5', '6'), moved('6', '7')], 'class.moved 7'],
])('changes of a class that was %s are merged into its final state (D82)', (_what, changes, said) => {
  const merged = mergeChanges(
    changes.map((change, id) => ({ ...change, id })),
    kinds,
  );
  expect(merged && `${merged.key} ${merged.params.startsAt}`).toBe(said);
});
