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

const neededOrHidden = new RegExp(`${neededJoiner}|(${hidden})`, 'gu');

/**
 * A text as one line that is what it looks like: no controls and line breaks, nothing that turns writing around or hides in
 * it, composed (NFC), single blanks between words and none around.
 */
export const oneLine = (text: string): string =>
  text
    .replace(lineBreaks, ' ')
    .replace(neededOrHidden, (found, isHidden?: string) => (isHidden ? '' : found))
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
