import { describe, expect, it } from 'vitest';
import { firstInstant } from '#base/time/wall-time.ts';
import { type RepeatedClass, recognizeWeekly } from './weekly-pattern.ts';

const MINUTE_MS = 60_000;

/** Classes with teacher 7 on days at a wall time of a zone. */
const classesAt = (zone: string, time: string, dates: string[], about: Partial<RepeatedClass> = {}): RepeatedClass[] =>
  dates.map((date) => {
    const startsAt = firstInstant({ date, time }, zone).at;
    const endsAt = new Date(startsAt.getTime() + 45 * MINUTE_MS);
    return { teacherId: 7, materialId: 3, startsAt, endsAt, isOfSeries: false, ...about };
  });

/** Around the night of 29 March 2026, in which London changes its clocks; Cairo does on 24 April, Amman never. */
const mondays = ['2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06'];
const now = new Date('2026-04-08T12:00Z');

describe('classes that repeat weekly (D90)', () => {
  it.each(['Europe/London', 'Africa/Cairo', 'Asia/Amman', 'America/New_York', 'UTC'])(
    'three classes at the same wall time in %s repeat weekly, even if its clocks change',
    (zone) => {
      const found = recognizeWeekly(classesAt(zone, '17:00', mondays.slice(0, 3)), zone, now);
      expect(found).toEqual([
        { teacherId: 7, materialId: 3, slots: [{ weekday: 1, time: '17:00', minutes: 45 }], held: 3 },
      ]);
    },
  );

  it('classes at the same time in another zone do not repeat for the student after the clocks differ', () => {
    const classes = classesAt('Asia/Amman', '17:00', mondays);
    expect(recognizeWeekly(classes, 'Asia/Amman', now)).toHaveLength(1);
    expect(recognizeWeekly(classes, 'Europe/London', now)).toEqual([]);
  });

  it('a time that the clocks skip in one week still repeats in the other weeks', () => {
    const nights = ['2026-03-15', '2026-03-22', '2026-03-29', '2026-04-05'];
    const found = recognizeWeekly(classesAt('Europe/London', '01:30', nights), 'Europe/London', now);
    expect(found).toMatchObject([{ slots: [{ weekday: 0, time: '01:30' }], held: 3 }]);
  });

  it('two classes, older classes, and classes to come make no pattern', () => {
    const of = (dates: string[]) => recognizeWeekly(classesAt('UTC', '17:00', dates), 'UTC', now);
    expect(of(mondays.slice(2))).toEqual([]);
    expect(of(['2026-02-16', '2026-02-23', '2026-03-02', '2026-04-06'])).toEqual([]);
    expect(of(['2026-04-06', '2026-04-13', '2026-04-20', '2026-04-27'])).toEqual([]);
  });

  it('classes of a series, including one to come, are not recognised again', () => {
    const classes = classesAt('UTC', '17:00', mondays);
    expect(
      recognizeWeekly([...classes, ...classesAt('UTC', '17:00', ['2026-04-13'], { isOfSeries: true })], 'UTC', now),
    ).toEqual([]);
  });

  it('two days with one teacher are one pattern, other days with another teacher a second one', () => {
    const thursdays = ['2026-03-19', '2026-03-26', '2026-04-02'];
    const classes = [
      ...classesAt('UTC', '18:00', thursdays, { materialId: 4 }),
      ...classesAt('UTC', '17:00', mondays.slice(0, 3)),
      ...classesAt('UTC', '09:00', mondays, { teacherId: 8 }),
    ];
    expect(recognizeWeekly(classes, 'UTC', now)).toMatchObject([
      { teacherId: 8, slots: [{ weekday: 1, time: '09:00' }] },
      {
        teacherId: 7,
        materialId: 4,
        slots: [
          { weekday: 1, time: '17:00' },
          { weekday: 4, time: '18:00' },
        ],
        held: 6,
      },
    ]);
  });
});
