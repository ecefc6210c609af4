import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line.ts';
import { isVisible } from './visible-text.ts';

describe('a text as one line', () => {
  it.each([
    ['a line break becomes a blank', 'Layla\r\nBcc: all', 'Layla Bcc: all'],
    ['a paragraph separator becomes a blank', 'Layla\u2029Omar', 'Layla Omar'],
    ['a control becomes a blank', 'Layla\u0007Omar', 'Layla Omar'],
    ['outer blanks go', '\u00a0 Layla \t', 'Layla'],
    ['what turns writing around goes', 'Layla\u202egnp.exe\u2066\u200f', 'Laylagnp.exe'],
    ['zero-width characters go', 'Ad\u200bmi\u2060n\ufeff\u00ad', 'Admin'],
    ['a joiner between Latin letters goes', 'Ad\u200dmi\u200cn', 'Admin'],
    ['tags go', 'Admin\u{e0041}', 'Admin'],
    ['tags behind a flag that are no code go', '\u{1f3f4}\u{e0061}\u{e0062} Omar', '\u{1f3f4} Omar'],
    ['a joiner behind a letter that joins nothing goes', 'عمر\u200d', 'عمر'],
    ['a joiner behind a digit goes', '١٤٤٨\u200d', '١٤٤٨'],
    ['an accent is composed', 'Rene\u0301', 'Ren\u00e9'],
  ])('one line of text: %s', (_fact, given, expected) => {
    expect(oneLine(given)).toBe(expected);
  });

  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Arabic with a joiner', 'ه\u200dـ'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['a picture of several', 'Omar 👩\u200d💻'],
    ['the flag of a part of a country', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Omar'],
    ['the Hijri era', '١٤٤٨ ه\u200d'],
    ['a sign that encloses a number', '\u06dd١٢'],
  ])('one line of %s keeps the characters of its script', (_script, text) => {
    expect(oneLine(text)).toBe(text);
  });
});

it.each(['\u200b', '\u3164', '\u2800', '\u115f\u1160', ' \u00a0\t', '\ufe0f'])(
  '%j has no visible character',
  (text) => {
    expect(isVisible(text)).toBe(false);
  },
);
it.each(['a', 'ع', '١', '😀', '\u200bx'])('%j has a visible character', (text) => {
  expect(isVisible(text)).toBe(true);
});
