import { writeAudit } from '#base/audit/audit.ts';
import type { AccountAccess } from '#base/auth/account-access.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

const about = { action: 'api-key.revoke', subject: 'api-key' } as const;

/** Ends keys for every process with their next call. @param where on $1. @returns what the audit log says of each. */
async function revoke(sql: Sql, where: string, values: [id: number, now: Date]) {
  const revoked = await sql.query<{ id: number; before: object }>({
    text: `update api_keys set revoked_at = $2 where ${where} and revoked_at is null returning id::int as id,
      json_build_object('name', name, 'permissions', permissions, 'scope', scope, 'until', until) as before`,
    values,
  });
  return revoked.map(({ id, before }) => ({ ...about, subjectId: id, before }));
}

/** Ends a key. @throws AppError `not_found`, also for a revoked key. */
export async function revokeKey(ctx: ViewerCtx, id: number): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const [line] = await revoke(sql, 'id = $1', [id, ctx.now]);
    if (!line) throw notFound('Key');
    await writeAudit(sql, ctx, line);
  });
}

/** A way back into an account ends all keys that it has made. */
export const revokeAll: AccountAccess['end'] = async (sql, { userId, now, audit }) => {
  for (const line of await revoke(sql, 'maker_id = $1', [userId, now])) await audit(sql, line);
};
