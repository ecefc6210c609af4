import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations } from '#modules/people/people/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { childNotifications } from '../children.notifications.ts';

/** $1 child. */
const parentsText = `select e.related_user_id as id from ${effectiveRelations} e
  where e.user_id = $1 and e.relationship_type = 'parent'`;

/** D141: the parents know of each new device of their child. */
export async function notifyChildDevice(sql: Sql, { now }: Ctx, childId: number): Promise<void> {
  const [child] = await sql.query<{ name: string }>({
    text: `select u.name from ${accounts} u where u.id = $1`,
    values: [childId],
  });
  await notify(sql, {
    kind: childNotifications.device,
    recipients: { select: parentsText, of: childId },
    params: { name: child?.name ?? '' },
    actorId: childId,
    relatedId: childId,
    at: now,
  });
}
