import { expect, it } from 'vitest';
import type { DoneRow } from './done-rows.ts';
import { wordsOfFamilies, wordsOfSubstitutes, wordsOfTeachers } from './what-to-say.ts';

const row = (fields: Partial<DoneRow>, day = '03'): DoneRow => ({
  studentId: 1,
  student: 'Yusuf',
  action: 'cancel',
  toAt: null,
  substituteId: null,
  substitute: null,
  teacher: 'Ahmad',
  former: { startsAt: `2026-03-${day}T17:00:00.000Z`, teacherId: 9 } as DoneRow['former'],
  ...fields,
});
const substituted = { action: 'substitute', substituteId: 8, substitute: 'Bilal' } as const;

const yusufs = [{ recipients: [1, 5], students: [1] }];

it('a family gets one notification about all classes of a student, with the first of them (D97)', () => {
  const rows = [row({}), row({}, '05'), row({ studentId: 2, student: 'Maryam', ...substituted })];
  expect(wordsOfFamilies(rows, [...yusufs, { recipients: [2], students: [2] }], false)).toEqual([
    {
      recipients: [1, 5],
      studentId: 1,
      what: 'cancelled',
      params: {
        student: 'Yusuf',
        teacher: 'Ahmad',
        startsAt: '2026-03-03T17:00:00.000Z',
        affectedAt: '2026-03-03T17:00:00.000Z',
        classes: '2',
        studentId: '1',
        teacherId: '9',
      },
    },
    {
      recipients: [2],
      studentId: 2,
      what: 'substituted',
      params: {
        student: 'Maryam',
        teacher: 'Ahmad',
        substitute: 'Bilal',
        startsAt: '2026-03-03T17:00:00.000Z',
        affectedAt: '2026-03-03T17:00:00.000Z',
        classes: '1',
        studentId: '2',
        teacherId: '8',
      },
    },
  ]);
});

it('the parent of two students gets one notification about both (D97)', () => {
  const rows = [row({}), row({}, '05'), row({ studentId: 2, student: 'Maryam', teacher: 'Bilal' }, '01')];
  expect(wordsOfFamilies(rows, [{ recipients: [5], students: [1, 2] }], false)).toEqual([
    {
      recipients: [5],
      studentId: 1,
      what: 'cancelled',
      params: {
        student: 'Yusuf · Maryam',
        teacher: 'Ahmad · Bilal',
        startsAt: '2026-03-01T17:00:00.000Z',
        affectedAt: '2026-03-01T17:00:00.000Z',
        classes: '3',
        studentId: '2',
        teacherId: '9',
      },
    },
  ]);
});

it('a notification names the new time of a moved class, and the former one after it is taken back; the earlier time must be known in time (D83)', () => {
  const rows = [row({ action: 'move', toAt: new Date('2026-03-10T15:00:00Z') })];
  expect(wordsOfFamilies(rows, yusufs, false)).toMatchObject([
    { what: 'moved', params: { startsAt: '2026-03-10T15:00:00.000Z', affectedAt: '2026-03-03T17:00:00.000Z' } },
  ]);
  expect(wordsOfFamilies(rows, yusufs, true)).toMatchObject([
    { what: 'undone', params: { startsAt: '2026-03-03T17:00:00.000Z', affectedAt: '2026-03-03T17:00:00.000Z' } },
  ]);
  const earlier = [row({ action: 'move', toAt: new Date('2026-03-01T15:00:00Z') })];
  expect(wordsOfFamilies(earlier, yusufs, true)).toMatchObject([
    { params: { affectedAt: '2026-03-01T15:00:00.000Z' } },
  ]);
  expect(wordsOfTeachers('closure', earlier)).toMatchObject([{ params: { affectedAt: '2026-03-01T15:00:00.000Z' } }]);
});

it.each([[[row({}), row(substituted)]], [[row(substituted), row({ ...substituted, substituteId: 7 })]]])(
  'a family’s classes with different decisions are reported as changed',
  (rows) => {
    expect(wordsOfFamilies(rows, yusufs, false)).toMatchObject([{ what: 'changed', params: { classes: '2' } }]);
  },
);

it('each substitute is notified of the classes that they take over, and so is each teacher of a closure', () => {
  const rows = [row(substituted), row(substituted, '05'), row({ ...substituted, substituteId: 7 }), row({}, '01')];
  expect(wordsOfSubstitutes(rows)).toMatchObject([
    { teacherId: 8, params: { teacher: 'Ahmad', startsAt: '2026-03-03T17:00:00.000Z', classes: '2' } },
    { teacherId: 7, params: { classes: '1' } },
  ]);
  expect(wordsOfTeachers('closure', rows)).toMatchObject([
    { teacherId: 9, params: { startsAt: '2026-03-01T17:00:00.000Z', classes: '4' } },
  ]);
  expect(wordsOfTeachers('absence', rows)).toEqual([]);
});
