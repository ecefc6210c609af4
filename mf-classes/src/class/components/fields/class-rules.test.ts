import * as v from 'valibot';
import { expect, test } from 'vitest';
import { day, meetingLink, time } from './class-rules.ts';

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['1/2', false],
  ['', false],
])('“%s” is recognized as a day or not: %s', (value, isDay) => {
  expect(v.is(day, value)).toBe(isDay);
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['99:99', false],
  ['', false],
])('“%s” is recognized as a time or not: %s', (value, isTime) => {
  expect(v.is(time, value)).toBe(isTime);
});

test.each([
  ['\u200ehttps://zoom.us/j/91', 'https://zoom.us/j/91'],
  ['https://zoom.us/j/94 Passcode 12', 'https://zoom.us/j/94'],
  [' ', ''],
])('of %j the link %j is sent', (typed, sent) => {
  expect(v.parse(meetingLink, typed)).toBe(sent);
});

test('a text without an address of https is no link', () => {
  expect(v.is(meetingLink, 'http://zoom.us/j/91')).toBe(false);
});
