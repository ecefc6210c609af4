import { describe, expect, it } from 'vitest';
import type { PlannedClass } from '#modules/classes/classes/planned-classes.ts';
import type { Occurrence } from './occurrences.ts';
import { planClasses } from './plan-classes.ts';

const now = new Date('2026-03-20T12:00Z');
const at = (date: string, time = '17:00'): Occurrence => ({
  slotId: 1,
  date,
  startsAt: new Date(`${date}T${time}Z`),
  endsAt: new Date(Date.parse(`${date}T${time}Z`) + 30 * 60_000),
  wall: { date, time },
});
const made = (date: string, fields: Partial<PlannedClass> = {}): PlannedClass => ({
  id: Number(date.replaceAll('-', '')),
  slotId: 1,
  date,
  startsAt: at(date).startsAt,
  endsAt: at(date).endsAt,
  teacherId: 7,
  materialId: 9,
  isOpen: true,
  isException: false,
  ...fields,
});
const planOf = (fields: Partial<Parameters<typeof planClasses>[0]>) => {
  const rule = { skipped: [], teacherId: 7, materialId: 9, now, alsoChanged: false };
  const { make, change, cancel, stay } = planClasses({ wanted: [], made: [], ...rule, ...fields });
  const daysOf = (of: { date: string }[]) => of.map(({ date }) => date);
  return { make: daysOf(make), change: daysOf(change.map(({ to }) => to)), cancel: daysOf(cancel), stay: daysOf(stay) };
};
const nothing = { make: [], change: [], cancel: [], stay: [] };

describe('the plan of a series (D90, D92, D93)', () => {
  it('the plan of a series makes missing classes, but no past or skipped ones (D90)', () => {
    const wanted = [at('2026-03-19'), at('2026-03-22'), at('2026-03-29'), at('2026-04-05')];
    const skipped = [{ slotId: 1, date: '2026-03-29' }];
    expect(planOf({ wanted, made: [made('2026-04-05')], skipped })).toEqual({ ...nothing, make: ['2026-03-22'] });
  });

  it('the plan of a series never makes a held, cancelled or deleted class again (D90)', () => {
    const wanted = [at('2026-03-22', '19:00')];
    expect(planOf({ wanted, made: [made('2026-03-22', { isOpen: false })] })).toEqual(nothing);
  });

  it.each([
    ['time', { startsAt: at('2026-03-22', '16:00').startsAt }],
    ['duration', { endsAt: at('2026-03-22', '18:00').startsAt }],
    ['teacher', { teacherId: 8 }],
    ['material', { materialId: 8 }],
  ])('the plan of a series changes a class of another %s (D90, D92, D93)', (_name, fields) => {
    const one = made('2026-03-22', fields);
    expect(planOf({ wanted: [at('2026-03-22')], made: [one] })).toEqual({ ...nothing, change: ['2026-03-22'] });
  });

  it('the plan of a series does not change exceptions unless requested (D90)', () => {
    const one = made('2026-03-22', { startsAt: at('2026-03-21').startsAt, isException: true });
    expect(planOf({ wanted: [at('2026-03-22')], made: [one] })).toEqual(nothing);
    const also = { made: [one], alsoChanged: true };
    expect(planOf({ wanted: [at('2026-03-22')], ...also })).toEqual({ ...nothing, change: ['2026-03-22'] });
    expect(planOf(also)).toEqual({ ...nothing, cancel: ['2026-03-22'] });
  });

  it('the plan of a series cancels classes that the rule no longer has (D90, D92, D93)', () => {
    const past = made('2026-03-15', { isOpen: false });
    expect(planOf({ made: [past, made('2026-03-22')] })).toEqual({ ...nothing, cancel: ['2026-03-22'] });
  });

  it('the plan of a series does not move a class whose new time is past (D90)', () => {
    const one = made('2026-03-19', { startsAt: at('2026-03-21').startsAt });
    expect(planOf({ wanted: [at('2026-03-19')], made: [one] })).toEqual({ ...nothing, stay: ['2026-03-19'] });
  });
});
