import * as v from 'valibot';
import { expect, it } from 'vitest';
import { optionalLink } from './form-fields.ts';

it.each([
  ['\u2066https://zoom.us/j/2?pwd=a\u2069', 'https://zoom.us/j/2?pwd=a'],
  ['https://zoom.us/j/93\nMeeting ID: 93 222', 'https://zoom.us/j/93'],
  [`${'Join us. '.repeat(100)}https://zoom.us/j/4`, 'https://zoom.us/j/4'],
  [' \u200e', null],
])('the API reads %j as the link %j', (typed, link) => {
  expect(v.parse(optionalLink, typed)).toBe(link);
});

it.each(['http://zoom.us/j/1', 'zoom.us/j/1', `https://zoom.us/${'j'.repeat(500)}`])(
  'the API rejects the link %j',
  (typed) => {
    expect(v.safeParse(optionalLink, typed).success).toBe(false);
  },
);
