import { randomInt } from 'node:crypto';
import { foldText, latinDigits } from '@academy/shared-auth/typed-text';
import { sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';

/** Without 0, 1, I, L and O, which look like each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const HALF = 4;
const LIFETIME_MS = 15 * 60_000;
/** After so many guesses that begin as the code does, it ends. */
const MOST_NEAR = 10;

/** A code as it is stored, however it was typed. */
export const typedCode = (typed: string): string =>
  foldText(latinDigits(typed))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export interface CodeMaker {
  childId: number;
  madeBy: number;
  madeAs: 'parent' | 'office';
}

const addText = `insert into child_codes (user_id, made_by, made_as, code_hash, half_hash, wrong, created_at, expires_at)
  values ($1, $2, $3, $4, $5, 0, $6, $7)
  on conflict (user_id) do update set made_by = excluded.made_by, made_as = excluded.made_as,
    code_hash = excluded.code_hash, half_hash = excluded.half_hash, wrong = 0,
    created_at = excluded.created_at, expires_at = excluded.expires_at`;

/** Makes a code for a device of the child's own; a former one ends. */
export async function addChildCode(
  sql: Sql,
  now: Date,
  { childId, madeBy, madeAs }: CodeMaker,
): Promise<{ code: string; until: Date }> {
  const code = newCode();
  const until = new Date(now.getTime() + LIFETIME_MS);
  const values = [childId, madeBy, madeAs, sha256(code), sha256(code.slice(0, HALF)), now, until];
  await sql.query({ text: addText, values });
  return { code, until };
}

const takeText = `delete from child_codes c where c.code_hash = $1 and c.expires_at > $2 and c.wrong < ${MOST_NEAR}
  returning c.user_id as "childId", c.made_by as "madeBy", c.made_as as "madeAs"`;

/** Uses a code up: of two devices with the same code one is signed in. Null for a wrong one. */
export async function takeChildCode(sql: Sql, now: Date, code: string): Promise<CodeMaker | null> {
  const [found] = await sql.query<CodeMaker>({ text: takeText, values: [sha256(code), now] });
  return found ?? null;
}

/** Counts a wrong code against those that begin as it does. */
export const countNearCodes = (sql: Sql, code: string): Promise<unknown> =>
  sql.query({
    text: 'update child_codes set wrong = least(wrong + 1, 100) where half_hash = $1',
    values: [sha256(code.slice(0, HALF))],
  });
