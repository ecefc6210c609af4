import { expect, test } from 'vitest';
import { instantOfWall } from './instant-of-wall.ts';

test.each([
  ['2026-11-22', '17:00', 'Asia/Amman', '2026-11-22T14:00:00.000Z'],
  ['2026-07-01', '17:00', 'Europe/London', '2026-07-01T16:00:00.000Z'],
  // The clock is put forward from 1:00 to 2:00, and back from 2:00 to 1:00.
  ['2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, instant) => {
  expect(instantOfWall({ date, time }, zone)).toBe(instant);
});
