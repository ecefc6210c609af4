import { writeAudit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { deviceOf } from '#modules/accounts/identity/index.ts';
import { requireOpenChild } from './way-in.policy.ts';

/**
 * D141: opens a child's session on the parent's device, for 12 hours at most. What it may do is in
 * `base/auth/child-calls.ts`.
 */
export async function openChild({
  ctx,
  id,
}: {
  ctx: ViewerCtx;
  id: number;
}): Promise<{ token: string; until: string }> {
  const { viewer, deps } = ctx;
  await deps.limits.childSessions.take(String(viewer.userId));
  return ctx.sql.transaction(async (sql) => {
    await requireOpenChild(sql, viewer, id);
    const opened = await deps.sessions.beginChild(sql, {
      childId: id,
      openedBy: viewer.userId,
      openedAs: 'parent',
      from: viewer.session,
      device: deviceOf(ctx.agent),
    });
    if (!opened) throw new AppError('conflict', 'This account is deactivated');
    const until = opened.until.toISOString();
    await writeAudit(sql, ctx, { action: 'user.open-child', subject: 'user', subjectId: id, after: { until } });
    return { token: opened.token, until };
  });
}
