import { writeAudit } from '#base/audit/audit.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

const revokeText = `update api_keys set revoked_at = $2 where id = $1 and revoked_at is null
  returning name, permissions, scope, until`;

/** Ends a key for every process with its next call. @throws AppError `not_found`, also for a revoked key. */
export async function revokeKey(ctx: ViewerCtx, id: number): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const [before] = await sql.query({ text: revokeText, values: [id, ctx.now] });
    if (!before) throw notFound('Key');
    await writeAudit(sql, ctx, { action: 'api-key.revoke', subject: 'api-key', subjectId: id, before });
  });
}
