import { describe, expect, it } from 'vitest';
import type { Window } from '#/timetable/api/free-times.ts';
import { coverageOf, isOutside, painted, typedWindows, weekOfWindows, windowsOf } from './week.ts';

const inWords = (windows: readonly Window[]) => windows.map(({ weekday, from, to }) => `${weekday} ${from}–${to}`);
const windowsFrom = (...words: string[]): Window[] =>
  words.map((word) => ({ weekday: Number(word[0]), from: word.slice(2, 7), to: word.slice(8) }));
const sent = (...words: string[]) => inWords(windowsOf(weekOfWindows(windowsFrom(...words))));
const shown = (...words: string[]) => inWords(typedWindows(windowsFrom(...words)));

describe('a teacher’s week', () => {
  it('a time over midnight is sent as one window on each day, that of Saturday on Sunday too', () => {
    expect(sent('1 22:00–02:00')).toEqual(['1 22:00–00:00', '2 00:00–02:00']);
    expect(sent('6 22:00–02:00')).toEqual(['0 00:00–02:00', '6 22:00–00:00']);
    expect(sent('1 22:00–00:00')).toEqual(['1 22:00–00:00']);
  });

  it('times that meet or overlap are sent as one', () => {
    expect(sent('1 17:00–18:00', '1 16:00–17:00', '1 17:30–19:00')).toEqual(['1 16:00–19:00']);
  });

  it('a time over midnight is shown as it was typed', () => {
    expect(shown('1 22:00–00:00', '2 00:00–02:00', '2 16:00–18:00')).toEqual(['1 22:00–02:00', '2 16:00–18:00']);
    expect(shown('0 00:00–02:00', '6 22:00–00:00')).toEqual(['6 22:00–02:00']);
  });

  it('painted parts of days are added and removed to the minute', () => {
    const week = weekOfWindows(windowsFrom('1 16:10–18:00'));
    const part = { weekday: 1, start: 17 * 60, end: 17 * 60 + 30 };
    expect(inWords(windowsOf(painted(week, [part], false)))).toEqual(['1 16:10–17:00', '1 17:30–18:00']);
    const evening = [1, 2].map((weekday) => ({ weekday, start: 18 * 60, end: 19 * 60 }));
    expect(inWords(windowsOf(painted(week, evening, true)))).toEqual(['1 16:10–19:00', '2 18:00–19:00']);
    const all = [{ weekday: 1, start: 0, end: 24 * 60 }];
    expect(windowsOf(painted(week, all, false))).toEqual([]);
  });

  it('whole days, and times longer than a night, are shown by day', () => {
    const days = ['1 00:00–00:00', '2 00:00–00:00', '3 00:00–10:00'];
    expect(shown(...days)).toEqual(days);
    expect(shown('1 12:00–00:00', '2 00:00–11:00')).toEqual(['1 12:00–00:00', '2 00:00–11:00']);
  });

  it('any windows that are shown and sent again are the same times', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      let state = seed;
      const next = (end: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
        return Math.floor((state / 0x80000000) * end);
      };
      const quarter = (count: number) =>
        `${String(Math.floor(count / 4) % 24).padStart(2, '0')}:${['00', '15', '30', '45'][count % 4]}`;
      const windows = Array.from({ length: next(12) }, () => {
        const from = next(96);
        return { weekday: next(7), from: quarter(from), to: quarter(from + 1 + next(48)) };
      });
      const once = windowsOf(weekOfWindows(windows));
      expect(windowsOf(weekOfWindows(typedWindows(once))), `seed ${seed}`).toEqual(once);
    }
  });
});

describe('a part of a day', () => {
  const week = weekOfWindows(windowsFrom('1 16:10–18:00'));
  const part = { weekday: 1, start: 17 * 60, end: 17 * 60 + 30 };

  it('a part of a day is free as a whole, in part or not at all', () => {
    expect(coverageOf(week, part)).toBe('all');
    expect(coverageOf(week, { weekday: 1, start: 16 * 60, end: 16 * 60 + 30 })).toBe('some');
    expect(coverageOf(week, { weekday: 1, start: 18 * 60, end: 18 * 60 + 30 })).toBe('none');
  });
});

describe('a class is outside of free times (D96)', () => {
  const week = {
    timezone: 'Asia/Amman',
    windows: windowsFrom('1 16:00–19:00', '1 22:00–00:00', '2 00:00–01:00'),
    daysOff: [{ from: '2040-01-09', to: '2040-01-09' }],
    pauseMinutes: 0,
  };

  it.each([
    ['within a window', '2040-01-02T13:00:00Z', 180, false],
    ['a minute longer than its window', '2040-01-02T13:00:00Z', 181, true],
    ['that begins before its window', '2040-01-02T12:59:00Z', 30, true],
    ['over midnight, where windows meet', '2040-01-02T20:30:00Z', 60, false],
    ['on a day off', '2040-01-09T13:00:00Z', 30, true],
  ])('a class %s', (_, startsAt, minutes, expected) => expect(isOutside(week, startsAt, minutes)).toBe(expected));

  it('the free times of a teacher without windows are unknown', () =>
    expect(isOutside({ ...week, windows: [] }, '2040-01-02T13:00:00Z', 30)).toBeNull());
});
