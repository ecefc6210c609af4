import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { containsFolded } from './folded.ts';

const api = await useTestApi('once');

async function finds(text: string, searchTerm: string): Promise<boolean | undefined> {
  const statement = `select ${containsFolded('$1::text', '$2::text')} as found`;
  const [row] = await api.deps.database.sql.query<{ found: boolean }>({ text: statement, values: [text, searchTerm] });
  return row?.found;
}

describe('a search', () => {
  it.each([
    ['another case', 'Maryam', 'MARYAM'],
    ['a composed accent', 'Ren\u00e9', 'Rene\u0301'],
    ['another alef', 'أحمد', 'احمد'],
    ['a ta marbuta as ha', 'فاطمة', 'فاطمه'],
    ['vowel signs and a tatweel', 'مُحَـمَّد', 'محمد'],
    ['presentation forms', 'مريم', '\ufee3\ufeae\ufef3\ufee2'],
    ['a lam-alef in one sign', 'علاء', '\ufecb\ufefc\ufe80'],
    ['a lam-alef with hamza in one sign', 'الأمل', '\ufe8d\ufef7\ufee3\ufede'],
    ['the name of God in one sign', 'الله', '\ufdf2'],
    ['the Persian keyboard’s yeh and kaf', 'كريم', 'کریم'],
    ['full width', 'Omar', 'Ｏｍａｒ'],
  ])('a search ignores %s on either side', async (_what, one, other) => {
    expect(await finds(`x ${one} y`, other)).toBe(true);
    expect(await finds(`x ${other} y`, one)).toBe(true);
  });

  it('a search distinguishes different letters', async () => {
    expect(await finds('مريم', 'مرين')).toBe(false);
  });
});
