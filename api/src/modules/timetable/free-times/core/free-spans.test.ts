import { describe, expect, it } from 'vitest';
import { minuteOf, wallTimeOf } from '#base/time/wall-time.ts';
import { type Availability, endMinuteOf, freeSpans, mergeWindows, startsIn } from './free-spans.ts';
import { mergeSpans, type Span } from './spans.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const at = (text: string) => Date.parse(text);
const inWords = (spans: readonly Span[]) =>
  spans.map(
    ({ start, end }) => `${new Date(start).toISOString().slice(5, 16)}/${new Date(end).toISOString().slice(5, 16)}`,
  );
const week = (fields: Partial<Availability> = {}): Availability => ({
  zone: 'Asia/Amman',
  windows: [],
  daysOff: [],
  pauseMinutes: 0,
  ...fields,
});

type Shown = ReturnType<typeof wallTimeOf>;
const shown = new Map<string, Shown>();
/** The wall times of a zone, computed once: formatting takes most of the time here. */
function clockAt(minute: number, zone: string): Shown {
  const key = `${zone} ${minute}`;
  const known = shown.get(key) ?? wallTimeOf(new Date(minute), zone);
  shown.set(key, known);
  return known;
}

/** The rule D96, checked for one minute. */
function isFree({ zone, windows, daysOff, pauseMinutes }: Availability, classes: readonly Span[], minute: number) {
  const { date, time } = clockAt(minute, zone);
  const [weekday, now, pause] = [new Date(date).getUTCDay(), minuteOf(time), pauseMinutes * MINUTE_MS];
  const isBetween = (from: string, to: string) => minuteOf(from) <= now && now < endMinuteOf(to);
  return (
    windows.some((each) => each.weekday === weekday && isBetween(each.from, each.to)) &&
    !daysOff.some(({ from, to }) => from <= date && date <= to) &&
    !classes.some(({ start, end }) => start - pause <= minute && minute < end + pause)
  );
}

function minuteByMinute(availability: Availability, classes: readonly Span[], range: Span): Span[] {
  const spans: Span[] = [];
  for (let minute = range.start; minute < range.end; minute += MINUTE_MS)
    if (isFree(availability, classes, minute)) spans.push({ start: minute, end: minute + MINUTE_MS });
  return mergeSpans(spans);
}

/** Three days around a day on which the clocks change, cross midnight, or do neither. */
const places = [
  ['Europe/London', '2026-03-28T00:00Z'],
  ['Europe/London', '2026-10-24T00:00Z'],
  ['Africa/Cairo', '2026-04-23T00:00Z'],
  ['America/Havana', '2026-10-31T00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T00:00Z'],
  ['Africa/Casablanca', '2026-02-14T00:00Z'],
  ['Asia/Amman', '2026-06-01T00:00Z'],
] as const;
/** The same sequence of numbers for each seed, below `end`. */
function numbersOf(seed: number) {
  let state = seed;
  return (end: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * end);
  };
}

/** A teacher's week, classes and a range of three days, generated from a seed. */
function situation(seed: number) {
  const next = numbersOf(seed);
  const several = <T>(most: number, make: () => T): T[] => Array.from({ length: next(most + 1) }, make);
  const [zone, day] = places[seed % places.length] ?? places[0];
  const start = at(day);
  const dayOf = (index: number) => new Date(start + index * DAY_MS).toISOString().slice(0, 10);
  const timeOf = (quarter: number) =>
    `${String(Math.floor(quarter / 4) % 24).padStart(2, '0')}:${(quarter % 4) * 15 || '00'}`;
  const stretch = () => {
    const from = next(96);
    return { from: timeOf(from), to: timeOf(from + 1 + next(96 - from)) };
  };
  const dayOff = () => {
    const first = next(3);
    return { from: dayOf(first), to: dayOf(first + next(2)) };
  };
  const spanOf = () => {
    const from = start + next(3 * 24 * 60) * MINUTE_MS;
    return { start: from, end: from + (15 + next(75)) * MINUTE_MS };
  };
  return {
    availability: week({
      zone,
      windows: several(12, () => ({ weekday: next(7), ...stretch() })),
      daysOff: several(2, dayOff),
      pauseMinutes: next(3) * 10,
    }),
    classes: several(6, spanOf),
    range: { start, end: start + 3 * DAY_MS },
  };
}

describe('free times (D96)', () => {
  it('free times are windows without days off, classes and pauses, to the minute, even if the clocks change (D56)', () => {
    for (let seed = 1; seed <= 210; seed += 1) {
      const { availability, classes, range } = situation(seed);
      const modelled = inWords(minuteByMinute(availability, classes, range));
      expect(inWords(freeSpans(availability, classes, range)), `seed ${seed}`).toEqual(modelled);
    }
  });

  it('a class can start at the start of free time and at each half hour, even if the clocks change', () => {
    for (const [zone, day] of places) {
      const range = { start: at(day) + 7 * MINUTE_MS, end: at(day) + 2 * DAY_MS };
      const isStart = (minute: number) => minuteOf(clockAt(minute, zone).time) % 30 === 0;
      const modelled = [range.start + 3 * MINUTE_MS];
      for (let minute = range.start + 4 * MINUTE_MS; minute <= range.end - 45 * MINUTE_MS; minute += MINUTE_MS)
        if (isStart(minute)) modelled.push(minute);
      expect(startsIn([range], 45, zone), zone).toEqual(modelled);
    }
  });

  it('a window across the skipped hour in London lasts an hour less, across the doubled one an hour more', () => {
    const sunday = week({ zone: 'Europe/London', windows: [{ weekday: 0, from: '00:30', to: '03:00' }] });
    const on = (day: string) => freeSpans(sunday, [], { start: at(day), end: at(day) + DAY_MS });
    expect(inWords(on('2026-03-29T00:00Z'))).toEqual(['03-29T00:30/03-29T02:00']);
    expect(inWords(on('2026-10-24T23:00Z'))).toEqual(['10-24T23:30/10-25T03:00']);
  });

  it('free time continues across midnight if one window ends and the next begins there', () => {
    const windows = [
      { weekday: 1, from: '22:00', to: '00:00' },
      { weekday: 2, from: '00:00', to: '01:00' },
    ];
    const range = { start: at('2026-06-01T00:00Z'), end: at('2026-06-03T00:00Z') };
    expect(inWords(freeSpans(week({ windows }), [], range))).toEqual(['06-01T19:00/06-01T22:00']);
  });
});

it('a class can start where free time begins and at each half hour of the teacher’s clock, if it ends within', () => {
  const spans = [{ start: at('2026-06-01T14:12Z'), end: at('2026-06-01T15:30Z') }];
  const starts = (minutes: number, zone: string) =>
    startsIn(spans, minutes, zone).map((each) => new Date(each).toISOString().slice(11, 16));
  expect(starts(30, 'Asia/Amman')).toEqual(['14:15', '14:30', '15:00']);
  expect(starts(60, 'Asia/Kathmandu')).toEqual(['14:15']);
  expect(starts(90, 'Asia/Amman')).toEqual([]);
});

it('adjacent windows of a day are merged, and the week begins on Sunday', () => {
  const windows = [
    { weekday: 3, from: '18:00', to: '00:00' },
    { weekday: 0, from: '17:00', to: '18:00' },
    { weekday: 0, from: '16:00', to: '17:00' },
  ];
  expect(mergeWindows(windows)).toEqual([
    { weekday: 0, from: '16:00', to: '18:00' },
    { weekday: 3, from: '18:00', to: '00:00' },
  ]);
});
