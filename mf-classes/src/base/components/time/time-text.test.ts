import { expect, test } from 'vitest';
import { nearDayOf, timeTexts } from './time-text.ts';

test.each([
  ['2026-11-25T21:30:00Z', 'today'],
  ['2026-11-25T20:30:00Z', 'yesterday'],
  ['2026-11-26T20:59:00Z', 'today'],
  ['2026-11-26T21:00:00Z', 'tomorrow'],
  ['2026-11-27T21:00:00Z', null],
  ['2026-11-24T20:00:00Z', null],
  ['no instant', null],
])('%s is %s on the clock of Amman on 26 November', (at, name) => {
  expect(nearDayOf(at, Date.parse('2026-11-26T09:00:00Z'), 'Asia/Amman')).toBe(name);
});

test.each([
  ['en', '2026-11-26T14:00:00Z', '2026-11-26T14:30:00Z', /^5:00\s–\s5:30\spm$/],
  ['en', '2026-11-26T20:45:00Z', '2026-11-26T21:15:00Z', /^11:45\spm – 12:15\sam$/],
  ['ar', '2026-11-26T14:00:00Z', '2026-11-26T14:30:00Z', /^5:00–5:30\sم$/],
])('a class is shown from start to end, also over midnight (%s, %s)', (language, starts, ends, text) => {
  expect(timeTexts(language).span(starts, ends, 'Asia/Amman')).toMatch(text);
});
