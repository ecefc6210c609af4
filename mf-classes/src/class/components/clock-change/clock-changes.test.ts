import { describe, expect, test } from 'vitest';
import { changeBetween, changesSoon, type PlannedClass, shiftedClasses } from './clock-changes.ts';

const at = (text: string) => Date.parse(text);
const student = { id: '12', name: 'Layla', timezone: 'Europe/London' };
const teacher = { id: '7', name: 'Salma', timezone: 'Asia/Amman' };
const classes = (...starts: string[]): PlannedClass[] => starts.map((starts_at) => ({ starts_at, student, teacher }));
/** Mondays of Amman at 20:00: London's clock goes forward on Sunday, 29 March 2026. */
const mondays = classes('2026-03-16T17:00:00Z', '2026-03-23T17:00:00Z', '2026-03-30T17:00:00Z', '2026-04-06T17:00:00Z');
const ofStudent = { id: '12', zone: 'Europe/London' };

test.each([
  ['Europe/London', '2026-03-20T00:00:00Z', '2026-04-01T00:00:00Z', '2026-03-29T01:00:00Z'],
  ['America/New_York', '2026-10-25T00:00:00Z', '2026-11-05T00:00:00Z', '2026-11-01T06:00:00Z'],
  ['Africa/Cairo', '2026-04-20T00:00:00Z', '2026-04-30T00:00:00Z', '2026-04-23T22:00:00Z'],
  ['Asia/Amman', '2026-03-01T00:00:00Z', '2026-04-30T00:00:00Z', null],
])('the clock of %s changes between %s and %s: %s', (zone, from, to, change) => {
  expect(changeBetween(zone, at(from), at(to))).toBe(change && at(change));
});

describe('classes that shift (D94)', () => {
  test('the first class after the change is named, and the teacher’s time stays', () => {
    const found = shiftedClasses(mondays, ofStudent, at('2026-03-17T00:00:00Z'));
    expect(found).toEqual([{ from: at('2026-03-29T01:00:00Z'), row: mondays[2], stays: true }]);
  });

  test.each([
    ['more than 14 days before', '2026-03-14T00:00:00Z', 0],
    ['14 days before', '2026-03-15T02:00:00Z', 1],
    ['the day before', '2026-03-28T12:00:00Z', 1],
    ['after it', '2026-03-29T02:00:00Z', 0],
  ])('a change of clocks is announced from 14 days before until it happens: %s', (_when, now, count) => {
    expect(shiftedClasses(mondays, ofStudent, at(now))).toHaveLength(count);
  });

  test('a viewer whose own time stays sees no change of clocks, even if the other side’s clock changes', () => {
    expect(shiftedClasses(mondays, { id: '7', zone: 'Asia/Amman' }, at('2026-03-17T00:00:00Z'))).toEqual([]);
  });

  test('a class that keeps the student’s time shifts for the teacher, and stays for the student', () => {
    const kept = classes('2026-03-23T17:00:00Z', '2026-03-30T16:00:00Z');
    const now = at('2026-03-20T00:00:00Z');
    expect(shiftedClasses(kept, ofStudent, now)).toEqual([]);
    expect(shiftedClasses(kept, { id: '7', zone: 'Asia/Amman' }, now)).toMatchObject([{ stays: true }]);
  });

  test('a class without one a week earlier is not weekly', () => {
    expect(shiftedClasses(mondays.slice(2), ofStudent, at('2026-03-20T00:00:00Z'))).toEqual([]);
  });
});

test.each([
  [['Asia/Amman', 'Europe/London'], true],
  [['Asia/Amman', ''], false],
])('the clocks of %j change soon or not: %s', (zones, soon) => {
  expect(changesSoon(zones, at('2026-03-17T00:00:00Z'))).toBe(soon);
});
