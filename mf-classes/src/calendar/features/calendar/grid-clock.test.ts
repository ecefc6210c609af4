import { expect, test } from 'vitest';
import { gridClock } from './grid-clock.ts';

const shown = (zone: string, iso: string) => new Date(gridClock(zone)(Date.parse(iso))).toISOString().slice(0, 16);

test.each([
  ['Asia/Amman', '2031-01-15T13:00:00Z', '2031-01-15T16:00'],
  ['Asia/Kathmandu', '2031-01-15T20:00:00Z', '2031-01-16T01:45'],
  ['America/New_York', '2026-03-08T06:59:00Z', '2026-03-08T01:59'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08T03:00'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30'],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T01:30'],
])('the grid’s clock of %s shows %s as %s', (zone, iso, expected) => expect(shown(zone, iso)).toBe(expected));

test('one clock is right on both sides of a change, in any order of requests', () => {
  const clock = gridClock('Europe/London');
  const hours = Array.from({ length: 72 }, (_, hour) => Date.UTC(2026, 2, 28, hour));
  const offsets = hours.map((at) => (clock(at) - at) / 3_600_000);
  expect(offsets).toEqual(hours.map((at) => (at < Date.UTC(2026, 2, 29, 1) ? 0 : 1)));
});
