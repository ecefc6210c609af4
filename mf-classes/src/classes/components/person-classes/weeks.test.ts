import { expect, test } from 'vitest';
import { aClass } from '#/testing/classes.ts';
import { firstDayOf, weeksUpTo } from './weeks.ts';

const held = (starts_at: string, attendance: ReturnType<typeof aClass>['attendance'] = 'presence') =>
  aClass({ id: '1', status: 'ended', starts_at, attendance });

test('the last of eight weeks ends today', () => {
  const weeks = weeksUpTo('2026-11-22', [], 'Asia/Amman');
  expect(weeks.map(({ from }) => from)).toEqual([
    '2026-09-28',
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect([firstDayOf('2026-11-22'), weeks.at(-1)?.to]).toEqual(['2026-09-28', '2026-11-22']);
});

test('a class counts in the week of its day on the viewer’s clock', () => {
  const rows = [held('2026-11-15T22:30:00.000Z')];
  const lastWeekIn = (zone: string) => weeksUpTo('2026-11-22', rows, zone).at(-1)?.attended;
  expect([lastWeekIn('Asia/Amman'), lastWeekIn('Europe/London')]).toEqual([1, 0]);
});

test('a trial counts as attended, and an absence does not', () => {
  const days = ['16', '17', '18', '19', '20'].map((day) => `2026-11-${day}T13:00:00.000Z`);
  const outcomes = ['presence', 'trial', 'absence_student', 'absence_teacher', 'other'] as const;
  const rows = days.map((day, index) => held(day, outcomes[index]));
  expect(weeksUpTo('2026-11-22', rows, 'UTC').at(-1)).toMatchObject({
    attended: 2,
    absence_student: 1,
    absence_teacher: 1,
  });
});

test('attendance leaves out classes before the eight weeks and after today', () => {
  const rows = [held('2026-09-27T13:00:00.000Z'), held('2026-11-23T13:00:00.000Z')];
  expect(weeksUpTo('2026-11-22', rows, 'UTC').every(({ attended }) => attended === 0)).toBe(true);
});
