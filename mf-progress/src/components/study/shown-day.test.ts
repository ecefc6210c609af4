import { expect, test } from 'vitest';
import { duePage, noWork } from '#/testing/progress.ts';
import { shownDay } from './shown-day.ts';

const item = { ...duePage, kind: 'far' as const, home: null, examinedOn: null, isEarly: false };
const ahead = [
  { date: '2026-11-28', isStudyDay: true, pages: [5, 6] },
  { date: '2026-11-29', isStudyDay: false, pages: [] },
];
const due = { ...noWork, date: '2026-11-27', items: [item], ahead };

test.each([
  ['on its day', '2026-11-27', '2026-11-27', { date: '2026-11-27', pages: [3], isOwn: true }],
  ['a day later', '2026-11-27', '2026-11-28', { date: '2026-11-28', pages: [5, 6], isOwn: false }],
  ['on a day without study', '2026-11-27', '2026-11-29', { date: '2026-11-29', pages: [], isStudyDay: false }],
  ['after the days that it knows', '2026-11-27', '2026-11-30', { date: '2026-11-27', pages: [3], isOwn: true }],
  ['where the student’s day begins later', '2026-11-28', '2026-11-28', { date: '2026-11-27', isOwn: true }],
  ['there a day later', '2026-11-28', '2026-11-29', { date: '2026-11-28', pages: [5, 6], isOwn: false }],
])('a plan shows %s the day that is right', (_, fetchedOn, today, shown) => {
  expect(shownDay(due, fetchedOn, today)).toMatchObject(shown);
});
