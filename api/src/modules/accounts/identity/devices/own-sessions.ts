import { writeAudit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

/** SQL: the id of a session in the list: neither the token nor its stored hash can be derived from it. */
const idOf = (hash: string): string => `left(encode(sha256(${hash}), 'hex'), 32)`;

interface SessionLine {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  lastUsedAt: string | null;
  current: boolean;
}

const listText = `select ${idOf('token_hash')} as id, browser, system, created_at, last_used_at, token_hash = $2 as current
  from sessions where user_id = $1 and expires_at > $3
  order by current desc, last_used_at desc nulls last, created_at desc`;

interface SessionRow extends Omit<SessionLine, 'createdAt' | 'lastUsedAt'> {
  created_at: Date;
  last_used_at: Date | null;
}

/** Where the viewer is signed in: this device first, then by last use (D121). */
export async function listSessions({ sql, viewer, now }: ViewerCtx): Promise<SessionLine[]> {
  const values = [viewer.userId, Buffer.from(viewer.session, 'hex'), now];
  const rows = await sql.query<SessionRow>({ name: 'own-sessions', text: listText, values });
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}

const findText = `select encode(token_hash, 'hex') as session from sessions where user_id = $1 and ${idOf('token_hash')} = $2`;

/** Ends one of the viewer's own sessions. */
export async function endSession(ctx: ViewerCtx, id: string): Promise<void> {
  const { viewer, deps } = ctx;
  const [found] = await ctx.sql.query<{ session: string }>({ text: findText, values: [viewer.userId, id] });
  if (!found) throw new AppError('not_found', 'There is no such session');
  await ctx.sql.transaction(async (sql) => {
    await deps.sessions.end(sql, found.session);
    await writeAudit(sql, ctx, { action: 'user.end-session', subject: 'user', subjectId: viewer.userId });
  });
}

/** Ends all of the viewer's sessions except the calling one. */
export async function endOtherSessions(ctx: ViewerCtx): Promise<void> {
  const { viewer, deps } = ctx;
  await ctx.sql.transaction(async (sql) => {
    await deps.sessions.endAll(sql, viewer.userId, viewer.session);
    await writeAudit(sql, ctx, { action: 'user.end-other-sessions', subject: 'user', subjectId: viewer.userId });
  });
}
