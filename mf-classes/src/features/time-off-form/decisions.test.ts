import { expect, test } from 'vitest';
import { aPreviewClass } from '#/testing/times-off.ts';
import { chooseAll, decisionsOf, missingOf } from './decisions.ts';

const zone = 'Europe/London';
const [first, second] = [aPreviewClass({ id: '1' }), aPreviewClass({ id: '2', startsAt: '2026-07-01T15:00:00.000Z' })];
const classes = [first, second];
const substitutes = [{ id: '8', name: 'Bilal', free: ['2'], sameMaterial: true }];
const none = { choices: {}, zone, substitutes };

test('a class without a choice, or moved to no day, has no decision yet', () => {
  expect(missingOf(classes, {}, zone)).toEqual(classes);
  const choices = { '1': { what: 'move', date: '', time: '10:00' }, '2': { what: 'cancel', date: '', time: '' } };
  expect(missingOf(classes, choices, zone)).toEqual([first]);
  expect(decisionsOf(classes, choices, zone)).toEqual([{ classId: '2', action: 'cancel' }]);
});

test('a class is moved to an instant, as typed on the viewer’s clock', () => {
  const choices = { '2': { what: 'move', date: '2026-07-02', time: '17:00' } };
  expect(decisionsOf(classes, choices, zone)).toEqual([
    { classId: '2', action: 'move', to: '2026-07-02T16:00:00.000Z' },
  ]);
});

test.each([
  ['1/2', '10:00'],
  ['2026-02-30', '10:00'],
  ['2026-07-02', '99:99'],
  ['2026-07-02', ''],
])('a class that is moved to “%s”, “%s” has no decision yet', (date, time) => {
  const choices = { '2': { what: 'move', date, time } };
  expect(missingOf(classes, choices, zone)).toEqual(classes);
  expect(decisionsOf(classes, choices, zone)).toEqual([]);
});

test.each([
  ['2026-10-25', '01:30', 'Europe/London', 'shown twice', '2026-10-25T00:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/New_York', 'left out', '2026-03-08T07:30:00.000Z'],
])('a class is moved to %s %s in %s, which is %s, at an exact instant', (date, time, of, _, to) => {
  const choices = { '2': { what: 'move', date, time } };
  expect(decisionsOf(classes, choices, of)).toEqual([{ classId: '2', action: 'move', to }]);
});

test('the same for all is for those classes that the substitute is free for', () => {
  expect(decisionsOf(classes, chooseAll(classes, none, 'cancel'), zone)).toHaveLength(2);
  expect(decisionsOf(classes, chooseAll(classes, none, '8'), zone)).toEqual([
    { classId: '2', action: 'substitute', to: '8' },
  ]);
});
