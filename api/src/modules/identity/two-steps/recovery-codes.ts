import { randomInt } from 'node:crypto';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';

const HOW_MANY = 10;
const LENGTH = 10;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const newCode = (): string => Array.from({ length: LENGTH }, () => letters.charAt(randomInt(letters.length))).join('');

/** In groups that are easy to copy: `ABCDE-FGHIJ`. */
const grouped = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** A typed code in its stored form: digits that codes do not have become the letters that they resemble. */
const recoveryCodeText = (typed: string): string =>
  typed.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B');

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

const takeText = `with taken as (delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id)
  select ((select count(*) from recovery_codes where user_id = $1) - 1)::int as remaining from taken`;

/** Uses a recovery code. @returns how many remain; null if it is none of the user's. */
export async function takeRecoveryCode(
  sql: Sql,
  { twoSteps }: Pick<Deps, 'twoSteps'>,
  { userId, code }: { userId: number; code: string },
): Promise<number | null> {
  const values = [userId, twoSteps.hashOfCode(userId, recoveryCodeText(code))];
  const [taken] = await sql.query<{ remaining: number }>({ text: takeText, values });
  return taken?.remaining ?? null;
}
