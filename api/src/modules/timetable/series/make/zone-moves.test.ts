import { expect, it } from 'vitest';
import { firstInstant } from '#base/time/wall-time.ts';
import { tiedSeries, zoneMoves } from './zone-moves.ts';

const now = new Date('2027-01-01T00:00:00Z');
const one = {
  id: 1,
  seriesId: 1,
  slotId: 1,
  studentId: 1,
  familyId: 1,
  teacherId: 2,
  zone: 'Africa/Cairo',
  date: '2027-01-04',
  minutes: 30,
};
const cairo = { ...one, time: '17:00', startsAt: new Date('2027-01-04T15:00:00Z') };

it('a class whose instant matches the rules is not moved', () => {
  expect(zoneMoves([cairo], now, firstInstant)).toEqual([]);
});

it('a class with another instant by the rules is moved to it, at the time of its slot', () => {
  const former = { ...cairo, startsAt: new Date('2027-01-04T14:00:00Z') };
  expect(zoneMoves([former], now, firstInstant)).toMatchObject([
    {
      id: 1,
      startsAt: new Date('2027-01-04T15:00:00Z'),
      endsAt: new Date('2027-01-04T15:30:00Z'),
      wall: { date: '2027-01-04', time: '17:00' },
    },
  ]);
});

it('a class whose instant by the rules is past stays', () => {
  const late = new Date('2027-01-04T15:30:00Z');
  expect(zoneMoves([{ ...cairo, startsAt: new Date('2027-01-04T16:00:00Z') }], late, firstInstant)).toEqual([]);
});

it('series that share a student, a teacher or a family are moved together, others separately', () => {
  const series = (seriesId: number, studentId: number, teacherId: number, familyId = studentId) => ({
    seriesId,
    studentId,
    familyId,
    teacherId,
  });
  const tied = tiedSeries([
    series(1, 11, 21),
    series(2, 12, 22),
    series(3, 13, 23),
    series(5, 15, 25, 13),
    series(4, 11, 22),
    series(2, 12, 22),
  ]);
  expect(tied.map(({ seriesIds, people }) => [[...seriesIds].sort(), [...people].sort()])).toEqual([
    [
      [3, 5],
      [13, 15, 23, 25],
    ],
    [
      [1, 2, 4],
      [11, 12, 21, 22],
    ],
  ]);
});
