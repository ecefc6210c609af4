import { writeAudit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findAuthorization } from '../authorization/authorizations.ts';
import { publishAuthorization } from './authorize.ts';

/** Deletes the viewer's tokens at once, and tries to revoke the authorization at the provider. */
export async function disconnect(ctx: ViewerCtx): Promise<void> {
  const { deps, viewer } = ctx;
  const { provider } = deps.meetings;
  const held = await findAuthorization(deps, viewer.userId);
  await ctx.sql.transaction(async (sql) => {
    const text = 'delete from meeting_authorizations where user_id = $1 returning 1';
    const deleted = await sql.query({ text, values: [viewer.userId] });
    if (deleted.length === 0) return;
    await writeAudit(sql, ctx, { action: 'meetings.disconnect', subject: 'user', subjectId: viewer.userId });
    await publishAuthorization(sql, viewer.userId);
  });
  if (!held || !provider) return;
  await provider.revoke(held.accessToken).catch((error) => deps.logger.warn({ err: error }, 'tokens were not revoked'));
}
