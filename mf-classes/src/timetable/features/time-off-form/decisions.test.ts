import { expect, test } from 'vitest';
import { aPreviewClass } from '#/testing/times-off.ts';
import {
  afterOf,
  type Choices,
  chooseAll,
  type Deciding,
  decisionsOf,
  missingOf,
  withoutSubstitute,
} from './decisions.ts';

const zone = 'Europe/London';
const [first, second] = [
  aPreviewClass({ id: '1' }),
  aPreviewClass({
    id: '2',
    before: { ...aPreviewClass().before, startsAt: '2026-07-01T15:00:00.000Z', endsAt: '2026-07-01T15:30:00.000Z' },
  }),
];
const classes = [first, second];
const bilal = { id: '8', name: 'Bilal', timezone: 'Asia/Amman' };
const substitutes = [{ ...bilal, free: ['2'], sameMaterial: true, sameSubject: false }];
const preview = { classes, substitutes };
const deciding = (choices: Choices, about: Partial<Deciding> = {}): Deciding => ({ preview, choices, zone, ...about });

test('a class without a choice, or with a move without a day, has no decision yet', () => {
  expect(missingOf(deciding({}))).toEqual(classes);
  const choices = { '1': { what: 'move', date: '', time: '10:00' }, '2': { what: 'cancel', date: '', time: '' } };
  expect(missingOf(deciding(choices))).toEqual([first]);
  expect(decisionsOf(deciding(choices))).toEqual([{ classId: '2', action: 'cancel' }]);
});

test('a class is moved to an instant, as typed on the viewer’s clock', () => {
  const choices = { '2': { what: 'move', date: '2026-07-02', time: '17:00' } };
  expect(decisionsOf(deciding(choices))).toEqual([{ classId: '2', action: 'move', to: '2026-07-02T16:00:00.000Z' }]);
});

test.each([
  ['1/2', '10:00'],
  ['2026-02-30', '10:00'],
  ['2026-07-02', '99:99'],
  ['2026-07-02', ''],
])('a class that is moved to “%s”, “%s” has no decision yet', (date, time) => {
  const choices = { '2': { what: 'move', date, time } };
  expect(missingOf(deciding(choices))).toEqual(classes);
  expect(decisionsOf(deciding(choices))).toEqual([]);
});

test.each([
  ['2026-10-25', '01:30', 'Europe/London', 'shown twice', '2026-10-25T00:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/New_York', 'left out', '2026-03-08T07:30:00.000Z'],
])('a class is moved to %s %s in %s, which is %s, at an exact instant', (date, time, of, _, to) => {
  const choices = { '2': { what: 'move', date, time } };
  expect(decisionsOf(deciding(choices, { zone: of }))).toEqual([{ classId: '2', action: 'move', to }]);
});

test('one substitute for all is chosen only for classes at which the substitute is free', () => {
  expect(decisionsOf(deciding(chooseAll(deciding({}), 'cancel')))).toHaveLength(2);
  expect(decisionsOf(deciding(chooseAll(deciding({}), '8')))).toEqual([
    { classId: '2', action: 'substitute', to: '8' },
  ]);
});

test('a substitute who is no longer free for a class is deselected', () => {
  const choices = { '2': { what: '8', date: '', time: '' } };
  expect(missingOf(deciding(choices))).toEqual([first]);
  const gone = {
    preview: {
      classes,
      substitutes: [{ ...bilal, free: ['1'], sameMaterial: true, sameSubject: false }],
    },
  };
  expect(missingOf(deciding(choices, gone))).toEqual(classes);
  expect(decisionsOf(deciding(choices, gone))).toEqual([]);
});

test('a class is shown where its choice puts it: at another time, with the substitute, or nowhere', () => {
  const choose = (what: string) => deciding({ '2': { what, date: '2026-07-02', time: '17:00' } });
  const startsAt = '2026-07-02T16:00:00.000Z';
  expect(afterOf(choose('cancel'), second)).toBeNull();
  expect(afterOf(choose('8'), second)).toEqual({ ...second.before, teacher: bilal });
  expect(afterOf(choose('move'), second)).toEqual({ ...second.before, startsAt, endsAt: '2026-07-02T16:30:00.000Z' });
});

test('classes that nobody can give come first, unless nobody can give any', () => {
  expect(withoutSubstitute(preview)).toEqual([first]);
  expect(withoutSubstitute({ classes, substitutes: [] })).toEqual([]);
});
