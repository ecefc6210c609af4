import { describe, expect, it } from 'vitest';
import { knownZone, resolveWallTime, wallTimeOf } from './wall-time.ts';

/** 17:00 in London, and the time elsewhere at that instant (D56). */
const weeks = [
  ['2026-03-22', '17:00', '20:00', '19:00', '13:00'],
  ['2026-03-29', '16:00', '19:00', '18:00', '12:00'],
  ['2026-04-26', '16:00', '19:00', '19:00', '12:00'],
  ['2026-10-25', '17:00', '20:00', '20:00', '13:00'],
  ['2026-11-01', '17:00', '20:00', '19:00', '12:00'],
] as const;

describe('a wall time (D56)', () => {
  it.each(weeks)('a wall time of 17:00 in London on %s is %s in UTC (D56)', (date, utc, amman, cairo, newYork) => {
    const found = resolveWallTime({ date, time: '17:00' }, 'Europe/London');
    expect(found).toEqual({ state: 'ok', at: new Date(`${date}T${utc}:00Z`) });
    const at = new Date(`${date}T${utc}:00Z`);
    const zones = ['UTC', 'Asia/Amman', 'Africa/Cairo', 'America/New_York', 'Europe/London'];
    expect(zones.map((zone) => wallTimeOf(at, zone))).toEqual(
      [utc, amman, cairo, newYork, '17:00'].map((time) => ({ date, time })),
    );
  });

  it.each([
    ['Europe/London', '2026-03-29', '01:30', '2026-03-29 00:59', '2026-03-29 02:00'],
    ['Europe/London', '2026-03-29', '01:00', '2026-03-29 00:59', '2026-03-29 02:00'],
    ['Africa/Cairo', '2026-04-24', '00:30', '2026-04-23 23:59', '2026-04-24 01:00'],
    ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-29 23:59', '2011-12-31 00:00'],
  ])(
    'a wall time does not exist in %s on %s at %s, where the clock is put forward (D56)',
    (zone, date, time, before, after) => {
      const wall = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11) });
      expect(resolveWallTime({ date, time }, zone)).toEqual({
        state: 'does_not_exist',
        before: wall(before),
        after: wall(after),
      });
    },
  );

  it.each([
    ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30Z', '2026-10-25T01:30Z'],
    ['Africa/Cairo', '2026-10-29', '23:30', '2026-10-29T20:30Z', '2026-10-29T21:30Z'],
  ])(
    'a wall time occurs twice in %s on %s at %s, where the clock is put back (D56)',
    (zone, date, time, first, second) => {
      expect(resolveWallTime({ date, time }, zone)).toEqual({
        state: 'doubled',
        first: new Date(first),
        second: new Date(second),
      });
    },
  );

  it.each([
    ['Europe/London', '2026-03-29', '02:00', '2026-03-29T01:00Z'],
    ['Europe/London', '2026-03-29', '00:59', '2026-03-29T00:59Z'],
    ['Europe/London', '2026-10-25', '02:00', '2026-10-25T02:00Z'],
    ['Asia/Kathmandu', '2026-10-25', '00:00', '2026-10-24T18:15Z'],
    ['Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00Z'],
  ])('a wall time is one instant in %s on %s at %s (D56)', (zone, date, time, at) => {
    expect(resolveWallTime({ date, time }, zone)).toEqual({ state: 'ok', at: new Date(at) });
  });

  it('a wall time that is resolved and shown again is the typed one (D56)', () => {
    for (const zone of ['Europe/London', 'Africa/Cairo', 'America/New_York', 'Asia/Amman', 'Australia/Lord_Howe'])
      for (let hours = 0; hours < 366 * 24; hours += 5) {
        const typed = wallTimeOf(new Date(Date.UTC(2026, 0, 1, hours)), zone);
        const found = resolveWallTime(typed, zone);
        const instants =
          found.state === 'ok' ? [found.at] : found.state === 'doubled' ? [found.first, found.second] : [];
        expect(instants).not.toEqual([]);
        for (const at of instants) expect(wallTimeOf(at, zone)).toEqual(typed);
      }
  });
});

it('an unknown zone is replaced by the academy’s (C10, D55)', () => {
  const unknown = [
    'jordan',
    'Jordan',
    'Nowhere/At_All',
    '+03:00',
    'Z',
    '2026-03-29T17:00[Africa/Cairo]',
    '',
    null,
    undefined,
  ];
  expect(new Set(unknown.map(knownZone))).toEqual(new Set(['Asia/Amman']));
  expect(knownZone('Africa/Cairo')).toBe('Africa/Cairo');
});
