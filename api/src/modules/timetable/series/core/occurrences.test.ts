import { describe, expect, it } from 'vitest';
import { wallTimeOf } from '#base/time/wall-time.ts';
import { countBefore, occurrencesBetween, type SeriesRule, slotsOverlap } from './occurrences.ts';

const rule = (fields: Partial<SeriesRule> = {}): SeriesRule => ({
  zone: 'Europe/London',
  anchorOn: '2026-03-22',
  startsOn: fields.anchorOn ?? '2026-03-22',
  everyWeeks: 1,
  endsOn: null,
  count: null,
  slots: [{ id: 1, weekday: 0, time: '17:00', minutes: 30 }],
  ...fields,
});
const slots = (...times: [weekday: number, time: string][]) =>
  times.map(([weekday, time], index) => ({ id: index + 1, weekday, time, minutes: 30 }));
const between = (of: SeriesRule, from: string, until: string) =>
  occurrencesBetween(of, new Date(`${from}T00:00Z`), new Date(`${until}T00:00Z`));
const datesOf = (of: SeriesRule, from: string, until: string) => between(of, from, until).map(({ date }) => date);

/** The first instant with the slot's wall time, by the zone's clock alone, as an independent check. */
const showsAt = (at: Date, zone: string) => {
  const { date, time } = wallTimeOf(at, zone);
  return `${date} ${time}`;
};

describe('the classes of a weekly series (D90, D91)', () => {
  it('a weekly series at 17:00 in London keeps its wall time before and after the clocks change (D56)', () => {
    const found = between(rule(), '2026-03-20', '2026-11-03');
    const starts = new Map(found.map(({ date, startsAt }) => [date, startsAt.toISOString()]));
    expect(found).toHaveLength(33);
    for (const [date, utc] of [
      ['2026-03-22', '17:00'],
      ['2026-03-29', '16:00'],
      ['2026-04-26', '16:00'],
      ['2026-10-25', '17:00'],
      ['2026-11-01', '17:00'],
    ])
      expect(starts.get(date ?? '')).toBe(`${date}T${utc}:00.000Z`);
  });

  it.each([
    ['Europe/London', '2026-03-29', '01:30', '2026-03-29T01:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '00:30', '2026-04-23T22:00:00.000Z'],
    ['Asia/Gaza', '2026-03-28', '02:30', '2026-03-28T00:00:00.000Z'],
    ['Africa/Casablanca', '2026-03-22', '02:30', '2026-03-22T02:00:00.000Z'],
    ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['Africa/Cairo', '2026-10-29', '23:30', '2026-10-29T20:30:00.000Z'],
    ['Africa/Casablanca', '2026-02-15', '02:30', '2026-02-15T01:30:00.000Z'],
  ])(
    'a weekly series in %s on %s at %s starts at the first minute after a gap, and at the first of two instants (D90, D91)',
    (zone, date, time, utc) => {
      const weekday = new Date(`${date}T00:00Z`).getUTCDay();
      const anchorOn = new Date(Date.parse(date) - 14 * 86_400_000).toISOString().slice(0, 10);
      const of = rule({ zone, anchorOn, startsOn: anchorOn, slots: slots([weekday, time]) });
      const found = between(of, anchorOn, '2027-01-01');
      expect(found.find((one) => one.date === date)?.startsAt.toISOString()).toBe(utc);
      // A week later the class has the slot's time again: a gap shifts only one class.
      expect(showsAt(found[3]?.startsAt ?? new Date(0), zone).slice(11)).toBe(time);
    },
  );

  it.each([
    'Africa/Casablanca',
    'Asia/Gaza',
    'Pacific/Apia',
    'America/Sao_Paulo',
    'Africa/Cairo',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Amman',
  ])('a weekly series in %s keeps the slot’s wall time for two years, including Ramadan (D90, D91)', (zone) => {
    const of = rule({
      zone,
      anchorOn: '2026-01-01',
      startsOn: '2026-01-01',
      slots: slots([0, '17:00'], [3, '08:15']),
    });
    const found = between(of, '2026-01-02', '2028-01-02');
    expect(found).toHaveLength(208);
    for (const { date, slotId, startsAt } of found)
      expect(showsAt(startsAt, zone)).toBe(`${date} ${slotId === 1 ? '17:00' : '08:15'}`);
  });

  it('a series has classes every n weeks, counted for each slot from the first day (D90, D91)', () => {
    const of = rule({
      everyWeeks: 2,
      anchorOn: '2026-03-25',
      startsOn: '2026-03-25',
      slots: slots([3, '17:00'], [1, '17:00']),
    });
    expect(datesOf(of, '2026-03-20', '2026-04-25')).toEqual([
      '2026-03-25',
      '2026-03-30',
      '2026-04-08',
      '2026-04-13',
      '2026-04-22',
    ]);
  });

  it('a series starts with the first day on or after its start, and ends with its last day (D90, D91)', () => {
    const of = rule({ startsOn: '2026-03-24', endsOn: '2026-04-05' });
    expect(datesOf(of, '2026-01-01', '2027-01-01')).toEqual(['2026-03-29', '2026-04-05']);
  });

  it('a series has the set number of classes, whichever range is computed (D90, D91)', () => {
    const of = rule({ count: 3, slots: slots([0, '17:00'], [2, '17:00']) });
    expect(datesOf(of, '2026-01-01', '2027-01-01')).toEqual(['2026-03-22', '2026-03-24', '2026-03-29']);
    expect(datesOf(of, '2026-03-29', '2027-01-01')).toEqual(['2026-03-29']);
    expect(countBefore(of, '2026-03-29')).toBe(2);
    expect(countBefore(of, '2027-01-01')).toBe(3);
  });

  it('the classes of a series in a range are found by their instants, not by their days (D90, D91)', () => {
    const of = rule({ zone: 'Pacific/Kiritimati', slots: slots([0, '09:00']) });
    const found = occurrencesBetween(of, new Date('2026-03-28T18:00Z'), new Date('2026-03-28T20:00Z'));
    expect(found.map(({ date, startsAt }) => [date, startsAt.toISOString()])).toEqual([
      ['2026-03-29', '2026-03-28T19:00:00.000Z'],
    ]);
  });
});

describe('slots of one week', () => {
  it('slots of one week that overlap are found, also over midnight and the end of the week', () => {
    expect(slotsOverlap(slots([1, '17:00'], [1, '17:29']))).toBe(true);
    expect(slotsOverlap(slots([1, '23:45'], [2, '00:10']))).toBe(true);
    expect(slotsOverlap(slots([6, '23:45'], [0, '00:10']))).toBe(true);
    expect(slotsOverlap(slots([1, '17:00'], [1, '17:30'], [2, '17:00']))).toBe(false);
  });
});
