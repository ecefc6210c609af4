import { expect, test } from 'vitest';
import { slotsIn } from './slot-instants.ts';

const SATURDAY_3_PM = { zone: 'Africa/Cairo', startsOn: '2026-01-03', slots: [{ weekday: 6, time: '15:00' }] };

test.each([
  ['2026-01-14T12:00Z', 'Europe/London', { weekday: 6, time: '13:00' }],
  // Cairo changes its clocks four weeks after London.
  ['2026-04-02T12:00Z', 'Europe/London', { weekday: 6, time: '14:00' }],
  ['2026-05-13T12:00Z', 'Europe/London', { weekday: 6, time: '13:00' }],
  ['2026-01-14T12:00Z', 'Africa/Cairo', { weekday: 6, time: '15:00' }],
])('at %s a weekly time of Cairo is shown on the clock of %s', (now, zone, shown) => {
  expect(slotsIn(zone, SATURDAY_3_PM, Date.parse(now))).toEqual([shown]);
});

test('a weekly time may be on another day in another zone', () => {
  const late = { ...SATURDAY_3_PM, slots: [{ weekday: 6, time: '22:30' }] };
  const now = Date.parse('2026-01-14T12:00Z');
  expect(slotsIn('Asia/Karachi', late, now)).toEqual([{ weekday: 0, time: '01:30' }]);
  expect(slotsIn('America/Los_Angeles', { ...late, slots: [{ weekday: 6, time: '02:00' }] }, now)).toEqual([
    { weekday: 5, time: '16:00' },
  ]);
});

test('a series that begins later is shown at the time of its first class', () => {
  const now = Date.parse('2026-01-14T12:00Z');
  expect(slotsIn('Europe/London', { ...SATURDAY_3_PM, startsOn: '2026-04-01' }, now)).toEqual([
    { weekday: 6, time: '14:00' },
  ]);
});

test('a weekly time that the clocks show twice is at the first of the two', () => {
  const sunday = { zone: 'Europe/London', startsOn: '2026-10-25', slots: [{ weekday: 0, time: '01:30' }] };
  expect(slotsIn('UTC', sunday, Date.parse('2026-10-20T12:00Z'))).toEqual([{ weekday: 0, time: '00:30' }]);
});
