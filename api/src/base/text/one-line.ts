const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Invisible format characters: directions, joiners, soft hyphens, tags. A character that encloses a number is visible.
 */
const hidden = '(?=[\\p{Cf}\\u034f])[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]';

const scripts = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
];
const letter = `[${scripts.map((script) => `\\p{scx=${script}}`).join('')}]`;
const picture = '\\p{Extended_Pictographic}';
/** A joiner inside a word of a script that needs it, as in «می‌خواهم», or inside a combined emoji. */
const neededJoiner = `(?<=${letter})[\\u200c\\u200d](?=${letter})|(?<=${picture}[\\ufe0f\\p{EMod}]?)\\u200d(?=${picture})`;
/** Arabic letters that never join the next letter: a joiner after one changes nothing visible. */
const endsJoining =
  '[\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5]';
/** A joiner that changes the shape of a word's last letter, as in the «ه\u200d» of Hijri years. */
const shapingJoiner = `(?<=(?!${endsJoining})(?=\\p{L})\\p{scx=Arab})\\u200d`;

/** The flag of a part of a country: a black flag, the letters of its code, and an end tag. */
const tagFlag = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}';

const neededOrHidden = new RegExp(`${tagFlag}|${neededJoiner}|${shapingJoiner}|(${hidden})`, 'gu');

/**
 * A text as one visible line: without controls, line breaks, direction marks and hidden characters; composed (NFC),
 * with single blanks between words and none at its ends.
 */
export const oneLine = (text: string): string =>
  text
    .replace(lineBreaks, ' ')
    .replace(neededOrHidden, (found, isHidden?: string) => (isHidden ? '' : found))
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
