import { expect, it } from 'vitest';
import { nextAt, quietUntil } from './quiet-hours.ts';

const quiet = { from: '22:00', to: '07:00' };
const until = (at: string, zone: string, hours = quiet) => quietUntil(new Date(at), hours, zone)?.toISOString() ?? null;

it.each([
  ['2026-11-22T18:59:59Z', null],
  ['2026-11-22T19:00:00Z', '2026-11-23T04:00:00.000Z'],
  ['2026-11-22T23:30:00Z', '2026-11-23T04:00:00.000Z'],
  ['2026-11-23T03:59:59Z', '2026-11-23T04:00:00.000Z'],
  ['2026-11-23T04:00:00Z', null],
])('at %s quiet hours in Amman last until %s (D83)', (at, end) => {
  expect(until(at, 'Asia/Amman')).toBe(end);
});

it('quiet hours are in the given zone', () => {
  expect(until('2026-11-23T04:00:00Z', 'America/Toronto')).toBe('2026-11-23T12:00:00.000Z');
});

it('quiet hours can lie within a day, or be switched off', () => {
  expect(until('2026-11-22T11:00:00Z', 'UTC', { from: '10:00', to: '12:00' })).toBe('2026-11-22T12:00:00.000Z');
  expect(until('2026-11-22T13:00:00Z', 'UTC', { from: '10:00', to: '12:00' })).toBeNull();
  expect(until('2026-11-22T23:00:00Z', 'UTC', { from: '22:00', to: '22:00' })).toBeNull();
});

it('quiet hours that end at a skipped time end at the first valid minute after it', () => {
  expect(nextAt(new Date('2026-03-28T20:00:00Z'), '01:30', 'Europe/London').toISOString()).toBe(
    '2026-03-29T01:00:00.000Z',
  );
});
