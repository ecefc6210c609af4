import { foldText } from '@academy/shared-auth/typed-text';
import { differentTexts, sameTexts } from '@academy/shared-auth/typed-text-vectors';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { containsFolded } from './folded.ts';

const api = await useTestApi('once');

async function finds(text: string, searchTerm: string): Promise<boolean | undefined> {
  const statement = `select ${containsFolded('$1::text', '$2::text')} as found`;
  const [row] = await api.deps.database.sql.query<{ found: boolean }>({ text: statement, values: [text, searchTerm] });
  return row?.found;
}

async function foldedByDatabase(texts: string[]): Promise<string[]> {
  const text = 'select fold_text(each) as folded from unnest($1::text[]) with ordinality t(each, place) order by place';
  const rows = await api.deps.database.sql.query<{ folded: string }>({ text, values: [texts] });
  return rows.map(({ folded }) => folded);
}

/** Latin, Greek, Cyrillic; Hebrew and Arabic; punctuation and blanks; presentation forms and full width. */
const blocks = [
  [0x20, 0x5ff],
  [0x600, 0x8ff],
  [0x1ab0, 0x1aff],
  [0x1d79, 0x1d8e],
  [0x1dc0, 0x1dff],
  [0x1e00, 0x20ff],
  [0x2c60, 0x2c7f],
  [0x3000, 0x303f],
  [0xa789, 0xa78c],
  [0xfb50, 0xfdff],
  [0xfe00, 0xffef],
] as const;
const signsOf = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
/** Newer than the Unicode of PostgreSQL 15: the client alone knows which digits these look like. */
const outlined = (sign: string) => sign >= '\u{1ccf0}' && sign <= '\u{1ccf9}';
const digits = signsOf([0, 0x1ffff]).filter((sign) => /\p{Nd}/u.test(sign) && !outlined(sign));

describe('a search', () => {
  it.each(sameTexts)('a search ignores %s on either side', async (_what, one, other) => {
    expect(await finds(`x ${one} y`, other)).toBe(true);
    expect(await finds(`x ${other} y`, one)).toBe(true);
  });

  it.each(differentTexts)('a search distinguishes %s from %s', async (one, other) => {
    expect(await finds(one, other)).toBe(false);
  });

  it('the database and the client fold every sign of the supported scripts, and every digit, alike', async () => {
    const signs = [...blocks.flatMap(signsOf), ...digits].map((sign) => `x${sign}y`);
    const folded = await foldedByDatabase(signs);
    const code = (text: string) => [...text].map((sign) => sign.codePointAt(0)?.toString(16)).join(' ');
    const differing = signs.filter((sign, index) => folded[index] !== foldText(sign));
    expect(differing.map((sign) => `${code(sign)}: ${code(foldText(sign))}`)).toEqual([]);
  });
});
