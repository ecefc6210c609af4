const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Format characters that show nothing: directions, joiners, soft hyphens, tags. A sign that encloses a number is shown. */
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
/** A joiner inside a word of a script that is written with it, as in «می‌خواهم», or inside a picture made of several. */
const neededJoiner = `(?<=${letter})[\\u200c\\u200d](?=${letter})|(?<=${picture}[\\ufe0f\\p{EMod}]?)\\u200d(?=${picture})`;
/** Letters of Arabic that join no letter after them: a joiner behind one would change nothing that is seen. */
const endsJoining =
  '[\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5]';
/** A joiner that gives the last letter of a word another shape, as in the «ه\u200d» of Hijri years. */
const shapingJoiner = `(?<=(?!${endsJoining})(?=\\p{L})\\p{scx=Arab})\\u200d`;

/** The flag of a part of a country: a black flag, the letters of its code, and a mark of the end. */
const tagFlag = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}';

const neededOrHidden = new RegExp(`${tagFlag}|${neededJoiner}|${shapingJoiner}|(${hidden})`, 'gu');

/**
 * A text as one visible line: no controls or line breaks, nothing that changes direction or is hidden, composed (NFC),
 * single blanks between words and none around.
 */
export const oneLine = (text: string): string =>
  text
    .replace(lineBreaks, ' ')
    .replace(neededOrHidden, (found, isHidden?: string) => (isHidden ? '' : found))
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
