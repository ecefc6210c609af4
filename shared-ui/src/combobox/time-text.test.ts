import { expect, test } from 'vitest';
import { quarters, readTime, timesFor, timeText } from './time-text.ts';

test.each([
  ['5', '17:00'],
  ['530', '17:30'],
  ['5:30', '17:30'],
  ['5.30', '17:30'],
  ['5 30', '17:30'],
  ['17:30', '17:30'],
  ['17:', '17:00'],
  ['1730', '17:30'],
  ['17h30', '17:30'],
  ['05', '05:00'],
  ['05:30', '05:30'],
  ['0', '00:00'],
  ['7', '07:00'],
  ['10:45', '10:45'],
  ['12', '12:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['5:30 pm', '17:30'],
  ['5:30PM', '17:30'],
  ['5p', '17:00'],
  ['5 a.m.', '05:00'],
  ['17:30 pm', '17:30'],
  ['٥:٣٠ م', '17:30'],
  ['٥م', '17:00'],
  ['5م', '17:00'],
  ['\u200f5:30\u00a0ص', '05:30'],
  ['5 مساءً', '17:00'],
  ['7 صباحًا', '07:00'],
])('the text %j is read as the time %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['', 'five', '24', '25:00', '5:60', '5:3', '5:300', '17 am', '0 pm', '12:30:00', 'pm', '5 pm 30'])(
  'the text %j is no time',
  (typed) => {
    expect([readTime(typed), timesFor(typed || 'x')]).toEqual([null, []]);
  },
);

test('a text that may be a morning or an afternoon is offered as both, the default first', () => {
  expect(timesFor('530')).toEqual(['17:30', '05:30']);
  expect(timesFor('9')).toEqual(['09:00', '09:15', '09:30', '09:45', '21:00', '21:15', '21:30', '21:45']);
  expect(timesFor('5:10 am')).toEqual(['05:10']);
  expect(timesFor(' ')).toBe(quarters);
});

test('each quarter of an hour is read back from its written form, in both languages', () => {
  expect(quarters).toHaveLength(96);
  for (const language of ['en', 'ar'])
    expect(quarters.map((time) => readTime(timeText(time, language)))).toEqual(quarters);
});

test('a time is written on a clock of twelve hours, and other text stays as typed', () => {
  expect(['17:30', '00:00', 'later', '9:30'].map((time) => timeText(time, 'en'))).toEqual([
    '5:30 pm',
    '12:00 am',
    'later',
    '9:30',
  ]);
  expect(timeText('17:30', 'ar')).toBe('5:30 م');
});
