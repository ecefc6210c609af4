import { plainText } from './rich-text.ts';

const MOST_CHARS = 80;
/** The number of characters of markup that are read, which is always enough. */
const LOOKED_AT = 4000;

/** The first words of a post, not cut within a word unless it is very long. */
export function excerptOf(html: string): string {
  const chars = Array.from(plainText(html.slice(0, LOOKED_AT)));
  if (chars.length <= MOST_CHARS) return chars.join('');
  const start = chars.slice(0, MOST_CHARS + 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > MOST_CHARS / 2 ? end : MOST_CHARS).join('')}…`;
}
