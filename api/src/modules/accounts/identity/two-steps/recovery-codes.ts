import { randomInt } from 'node:crypto';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';

const HOW_MANY = 10;
const LENGTH = 10;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const newCode = (): string => Array.from({ length: LENGTH }, () => letters.charAt(randomInt(letters.length))).join('');

/** In groups that are easy to copy: `ABCDE-FGHIJ`. */
const grouped = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/**
 * The codes that a typed text may hold, as they are stored, in its order: people number codes, and paste several. Digits
 * that codes do not have become the letters that they resemble.
 */
function recoveryCodesIn(typed: string): string[] {
  const text = typed.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B');
  const starts = Array.from({ length: Math.max(0, text.length - LENGTH + 1) }, (_, at) => at);
  return starts.map((at) => text.slice(at, at + LENGTH));
}

const addText = `insert into recovery_codes (code_hash, user_id, created_at) select unnest($1::bytea[]), $2, $3`;

interface Owner {
  userId: number;
  now: Date;
}

/** Replaces the recovery codes by ten new ones. @returns them as text, for showing them once. */
export async function renewRecoveryCodes(
  sql: Sql,
  { twoSteps }: Pick<Deps, 'twoSteps'>,
  { userId, now }: Owner,
): Promise<string[]> {
  const codes = [...new Set(Array.from({ length: HOW_MANY }, newCode))];
  await dropRecoveryCodes(sql, userId);
  await sql.query({ text: addText, values: [codes.map((code) => twoSteps.hashOfCode(userId, code)), userId, now] });
  return codes.map(grouped);
}

export async function dropRecoveryCodes(sql: Sql, userId: number): Promise<void> {
  await sql.query({ text: 'delete from recovery_codes where user_id = $1', values: [userId] });
}

const takeText = `with taken as (delete from recovery_codes where code_hash = (
    select code_hash from recovery_codes where user_id = $1 and code_hash = any($2::bytea[])
    order by array_position($2::bytea[], code_hash) limit 1) returning user_id)
  select ((select count(*) from recovery_codes where user_id = $1) - 1)::int as remaining from taken`;

/** Uses the first unused recovery code of a typed text. @returns how many remain; null if it is none of the user's. */
export async function takeRecoveryCode(
  sql: Sql,
  { twoSteps }: Pick<Deps, 'twoSteps'>,
  { userId, code }: { userId: number; code: string },
): Promise<number | null> {
  const values = [userId, recoveryCodesIn(code).map((each) => twoSteps.hashOfCode(userId, each))];
  const [taken] = await sql.query<{ remaining: number }>({ text: takeText, values });
  return taken?.remaining ?? null;
}
