import { describe, expect, it } from 'vitest';
import type { ManyClass, ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { takenByEachOther, type WantedTime } from '#modules/classes/classes/many/taken-times.ts';
import { valuesAfter, whyNotApplied } from './change-of-class.ts';

const now = new Date('2026-03-01T00:00:00Z');
const values: ManyValues = {
  startsAt: '2026-03-28T17:00:00.000Z',
  endsAt: '2026-03-28T17:45:00.000Z',
  wallTime: '2026-03-28 17:00',
  zone: 'Europe/London',
  teacherId: 1,
  leaderId: 9,
  status: 'scheduled',
  cancelReason: null,
  isException: false,
  substituteForId: null,
  overlapBy: 4,
  overlapReason: 'Exam',
};
const one: ManyClass = {
  id: 7,
  studentId: 2,
  seriesId: 5,
  title: 'Qaida – Yusuf',
  attendance: 'presence',
  isDeleted: false,
  line: 30,
  values,
};
const substituteOf = (id: number) => ({ action: 'substitute', toAt: null, substitute: { id, leaderId: 8 } }) as const;

describe('the result of a decision about a class (D97)', () => {
  it('a class is cancelled with the reason: the teacher is absent, or the holiday (D97)', () => {
    const cancel = { action: 'cancel', toAt: null, substitute: null } as const;
    expect(valuesAfter('absence', one, cancel)).toEqual({
      ...values,
      status: 'cancelled',
      cancelReason: 'teacher_unavailable',
    });
    expect(valuesAfter('closure', one, cancel).cancelReason).toBe('holiday');
  });

  it('a moved class keeps its length and clock, becomes an exception of its series, and is no longer allowed to overlap', () => {
    const toAt = new Date('2026-03-29T17:00:00Z');
    expect(valuesAfter('absence', one, { action: 'move', toAt, substitute: null })).toEqual({
      ...values,
      startsAt: '2026-03-29T17:00:00.000Z',
      endsAt: '2026-03-29T17:45:00.000Z',
      // The clocks in London have been put forward.
      wallTime: '2026-03-29 18:00',
      isException: true,
      overlapBy: null,
      overlapReason: null,
    });
  });

  it('a substitute gives the class in the teacher’s place, with the substitute’s leader; time and overlap stay', () => {
    const after = { ...values, teacherId: 3, leaderId: 8, substituteForId: 1, isException: true };
    expect(valuesAfter('absence', one, substituteOf(3))).toEqual(after);
    expect(valuesAfter('absence', { ...one, seriesId: null }, substituteOf(3)).isException).toBe(false);
  });

  it('a substitute of a substitute stands in for the absent teacher; the absent teacher stands in for nobody', () => {
    const replaced = { ...one, values: { ...values, teacherId: 3, substituteForId: 1 } };
    expect(valuesAfter('absence', replaced, substituteOf(6)).substituteForId).toBe(1);
    expect(valuesAfter('absence', replaced, substituteOf(1)).substituteForId).toBeNull();
  });
});

describe('changes since the decision (D97)', () => {
  it.each([
    [null, one, 30],
    ['changed', one, 29],
    ['changed', { ...one, isDeleted: true }, 30],
    ['changed', { ...one, values: { ...values, status: 'cancelled' } }, 30],
    ['started', { ...one, values: { ...values, startsAt: now.toISOString() } }, 30],
  ] as const)(
    '%s: a decision is carried out if the class is unchanged since the decision and has not started',
    (why, found, line) => {
      expect(whyNotApplied(found, line, now)).toBe(why);
    },
  );
});

describe('two classes that need the same time', () => {
  const at = (fields: Partial<WantedTime>): WantedTime => ({
    classId: 1,
    teacherId: 1,
    studentId: 1,
    isMoved: true,
    startsAt: new Date('2026-03-28T17:00:00Z'),
    endsAt: new Date('2026-03-28T17:30:00Z'),
    ...fields,
  });
  const later = { startsAt: new Date('2026-03-28T17:30:00Z'), endsAt: new Date('2026-03-28T18:00:00Z') };

  it('the first of two classes gets the time, and back-to-back classes both get theirs', () => {
    expect(takenByEachOther([at({}), at({ classId: 2, studentId: 2 })])).toMatchObject([
      { classId: 2, who: 'teacher' },
    ]);
    expect(takenByEachOther([at({}), at({ classId: 2, teacherId: 2 })])).toMatchObject([
      { classId: 2, who: 'student' },
    ]);
    expect(takenByEachOther([at({}), at({ classId: 2, ...later })])).toEqual([]);
    expect(takenByEachOther([at({}), at({ classId: 2, teacherId: 2, studentId: 2 })])).toEqual([]);
  });

  it('two unmoved classes of one student may still overlap if they were allowed to before', () => {
    const still = { isMoved: false };
    expect(takenByEachOther([at(still), at({ ...still, classId: 2, teacherId: 2 })])).toEqual([]);
  });
});
