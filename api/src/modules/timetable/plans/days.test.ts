import { expect, it } from 'vitest';
import { spanOfDays } from './days.ts';

const iso = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => [startsAt.toISOString(), endsAt.toISOString()];

it.each([
  // One day.
  ['Asia/Amman', '2026-03-03', '2026-03-03', '2026-03-02T21:00:00.000Z', '2026-03-03T21:00:00.000Z'],
  // The clock is put forward in this range.
  ['Europe/London', '2026-03-28', '2026-03-29', '2026-03-28T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  // Midnight does not exist on the first day.
  ['Africa/Cairo', '2026-04-24', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
])(
  'days of a time off in %s from %s to %s are both included, whatever the clocks do (D97)',
  (zone, from, to, start, end) => {
    expect(iso(spanOfDays({ from, to }, zone))).toEqual([start, end]);
  },
);
