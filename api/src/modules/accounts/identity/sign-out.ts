import { writeAudit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

/** Ends the viewer's session; the end of a view is a line in the audit log (D124). */
export async function signOut(ctx: ViewerCtx): Promise<void> {
  const { viewer, deps } = ctx;
  if (!viewer.view) return deps.sessions.end(ctx.sql, viewer.session);
  await ctx.sql.transaction(async (sql) => {
    await deps.sessions.end(sql, viewer.session);
    await writeAudit(sql, ctx, { action: 'user.end-view', subject: 'user', subjectId: viewer.userId });
  });
}
