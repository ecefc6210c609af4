import { sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';

/** The most active contexts of one user. */
const MOST_CONTEXTS = 3;
/** The tries for one code. */
export const MOST_ATTEMPTS = 5;
/**
 * The tries for all codes of one user in an hour. Beyond it each code has one try left, so that nobody can use up the
 * tries of another browser.
 */
export const MOST_ATTEMPTS_AN_HOUR = 15;

const aliveText = `select count(*)::int as alive from reset_contexts
  where user_id = $1 and expires_at > $2 and (verified_at is not null or attempts < $3)
    and (context_hash <> $4 or verified_at is not null)`;

interface Asking {
  userId: number;
  /** The context whose code would be replaced. */
  former: string | null;
  now: Date;
}

/** Whether another context may start: active ones are never ended for it (D60). */
export async function hasRoom(sql: Sql, { userId, former, now }: Asking): Promise<boolean> {
  const values = [userId, now, MOST_ATTEMPTS, sha256(former ?? '')];
  const [row] = await sql.query<{ alive: number }>({ text: aliveText, values });
  return (row?.alive ?? 0) < MOST_CONTEXTS;
}
