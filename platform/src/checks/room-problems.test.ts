import { expect, it } from 'vitest';
import type { Rooms } from '../sources/rooms.ts';
import { roomProblems } from './room-problems.ts';

const rooms = { base: [], library: ['base'], calendar: ['base', 'library'] };
const sound = {
  'mf-a/src/base/time.ts': 'export const time = 1;',
  'mf-a/src/library/api/books.ts': `import { time } from '#/base/time.ts';`,
  'mf-a/src/calendar/features/calendar/calendar.tsx': `import { time } from '../../../base/time.ts';\nimport { books } from '#/library/api/books.ts';`,
};

const problemsOf = (sources: Record<string, string>, listed: Rooms = rooms) =>
  roomProblems({
    name: 'mf-a',
    rooms: listed,
    files: Object.keys(sources),
    read: (file) => sources[file] ?? '',
  });

it('rooms that import only what they stand on have no problem', () => {
  expect(problemsOf(sound)).toEqual([]);
});

it('a remote without rooms has no problem', () => {
  expect(problemsOf({ 'mf-a/src/features/list/list.tsx': `import { get } from '#/api/get.ts';` }, {})).toEqual([]);
});

it.each([
  [`import { form } from '#/calendar/form.ts';`, 'mf-a/src/calendar/form.ts', 'calendar'],
  [`import type { Form } from '../../calendar/form.ts';`, 'mf-a/src/calendar/form.ts', 'calendar'],
  [`const form = () => import('#/calendar/form.ts');`, 'mf-a/src/calendar/form.ts', 'calendar'],
])('%s in a lower room is reported', (line, target, room) => {
  const sources = { ...sound, 'mf-a/src/library/api/forms.ts': line, 'mf-a/src/calendar/form.ts': '' };
  expect(problemsOf(sources)).toEqual([
    `mf-a/src/library/api/forms.ts imports ${target}: the room library does not stand on ${room}`,
  ]);
});

it('a room imports no lower one that its list does not name', () => {
  expect(problemsOf(sound, { ...rooms, calendar: ['base'] })).toEqual([
    'mf-a/src/calendar/features/calendar/calendar.tsx imports mf-a/src/library/api/books.ts: the room calendar does not stand on library',
  ]);
});

it('a list that is out of order, or names what nothing imports, is reported', () => {
  expect(problemsOf(sound, { library: ['base'], base: [], calendar: ['base', 'library'] })).toEqual([
    'mf-a: the room library stands on base, which is not listed before it',
  ]);
  const alone = { ...sound, 'mf-a/src/library/api/books.ts': '' };
  expect(problemsOf(alone)).toEqual(['mf-a: the room library imports nothing of base, on which it stands by the list']);
  expect(problemsOf(sound, { ...rooms, pay: [] })).toEqual(['mf-a: the room pay has no files']);
});

it('a file outside rooms and a feature in two rooms are reported', () => {
  const sources = {
    ...sound,
    'mf-a/src/components/row.tsx': '',
    'mf-a/src/library/features/calendar/calendar.tsx': '',
    'mf-b/src/components/row.tsx': '',
  };
  expect(problemsOf(sources)).toEqual([
    'mf-a/src/components/row.tsx is in no room',
    'mf-a: the feature calendar is in several rooms: calendar/features/calendar, library/features/calendar',
  ]);
});
