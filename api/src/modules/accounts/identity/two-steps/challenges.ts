import { newToken, sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';

const LIFETIME_MS = 5 * 60_000;
/** The number of wrong answers after which a challenge ends. */
const MOST_TRIES = 5;

export interface Challenge {
  purpose: 'sign-in' | 'passkey' | 'add';
  userId: number | null;
  passwordMark: Buffer | null;
  passkeyChallenge: string | null;
}

/** The challenge was used, is older than five minutes, or had too many tries. */
export const challengeEnded = () => fieldError('challenge', 'ended', 'The sign-in took too long. Start again.');

const addText = `insert into sign_in_challenges
  (token_hash, purpose, user_id, password_mark, passkey_challenge, expires_at, created_at) values ($1, $2, $3, $4, $5, $6, $7)`;

/** @returns the token with which the client completes it. */
export async function addChallenge(sql: Sql, now: Date, challenge: Challenge): Promise<string> {
  const token = newToken();
  const { purpose, userId, passwordMark, passkeyChallenge } = challenge;
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const values = [sha256(token), purpose, userId, passwordMark, passkeyChallenge, expiresAt, now];
  await sql.query({ text: addText, values });
  return token;
}

const returned = `returning purpose, user_id as "userId", password_mark as "passwordMark", passkey_challenge as "passkeyChallenge"`;
const isAlive = `token_hash = $1 and purpose = any($2) and expires_at > $3 and tries < ${MOST_TRIES}`;

interface Asked {
  token: string;
  purposes: readonly Challenge['purpose'][];
  now: Date;
}

const valuesOf = ({ token, purposes, now }: Asked) => [sha256(token), purposes, now];

/** Counts a try before it is checked, so that parallel guesses count too. */
export async function countTry(sql: Sql, asked: Asked): Promise<Challenge | null> {
  const text = `update sign_in_challenges set tries = tries + 1 where ${isAlive} ${returned}`;
  const [challenge] = await sql.query<Challenge>({ name: 'challenge-try', text, values: valuesOf(asked) });
  return challenge ?? null;
}

/** Sets the challenge that a passkey must sign. */
export async function askPasskey(sql: Sql, asked: Asked, passkeyChallenge: string): Promise<void> {
  const text = `update sign_in_challenges set passkey_challenge = $4 where ${isAlive} returning user_id`;
  const found = await sql.query({ text, values: [...valuesOf(asked), passkeyChallenge] });
  if (found.length === 0) throw challengeEnded();
}

export async function findChallenge(sql: Sql, asked: Asked): Promise<Challenge | null> {
  const text = `select purpose, user_id as "userId", password_mark as "passwordMark", passkey_challenge as "passkeyChallenge"
    from sign_in_challenges where ${isAlive}`;
  const [challenge] = await sql.query<Challenge>({ text, values: valuesOf(asked) });
  return challenge ?? null;
}

/** Uses up a challenge. @throws AppError 422 if it has just been used. */
export async function endChallenge(sql: Sql, token: string): Promise<void> {
  const text = 'delete from sign_in_challenges where token_hash = $1 returning user_id';
  if ((await sql.query({ text, values: [sha256(token)] })).length === 0) throw challengeEnded();
}
