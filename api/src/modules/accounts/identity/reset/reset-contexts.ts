import { sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';

/** The most active contexts of one user that one network has asked for. */
const MOST_OF_NETWORK = 3;
/** From this number on a network may have one: strangers in other networks keep nobody from a code. */
const MANY_CONTEXTS = 6;
/** The tries for one code. */
export const MOST_ATTEMPTS = 5;
/**
 * The tries for all codes of one user in an hour. Beyond it each code has one try left, so that nobody can use up the
 * tries of another browser.
 */
export const MOST_ATTEMPTS_AN_HOUR = 15;

const aliveText = `select count(*)::int as alive, (count(*) filter (where network = $5))::int as own from reset_contexts
  where user_id = $1 and expires_at > $2 and (verified_at is not null or attempts < $3)
    and (context_hash <> $4 or verified_at is not null)`;

interface Asking {
  userId: number;
  /** The context whose code would be replaced. */
  former: string | null;
  network: string;
  now: Date;
}

/** Whether another context may start: active ones are never ended for it (D60). */
export async function hasRoom(sql: Sql, { userId, former, network, now }: Asking): Promise<boolean> {
  const values = [userId, now, MOST_ATTEMPTS, sha256(former ?? ''), network];
  const [row] = await sql.query<{ alive: number; own: number }>({ text: aliveText, values });
  const { alive = 0, own = 0 } = row ?? {};
  return own < (alive < MANY_CONTEXTS ? MOST_OF_NETWORK : 1);
}

/** Whether a browser's context is the live one of a code; else its cookie says nothing. */
export async function isLiveContext(sql: Sql, context: string, now: Date): Promise<boolean> {
  const text = 'select from reset_contexts where context_hash = $1 and expires_at > $2';
  return (await sql.query({ text, values: [sha256(context), now] })).length > 0;
}
