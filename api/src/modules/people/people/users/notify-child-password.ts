import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { accounts, hasAddress } from '#modules/accounts/identity/users-sql.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { effectiveRelations } from '../scope/relationships.ts';
import { isUnderAge } from '../scope/under-age.ts';
import { userNotifications } from './users.notifications.ts';

/** $1 child. The parents of a person without an address, or of a child under 16. */
const parentsText = `select e.related_user_id as id from ${effectiveRelations} e join ${accounts} u on u.id = e.user_id
  where e.user_id = $1 and e.relationship_type = 'parent' and (not ${hasAddress('u')} or ${isUnderAge('u.id')})`;

/** D140: the parents know of each password that somebody else sets for their child. */
export const notifyChildPassword = (
  sql: Sql,
  { viewer, now }: ViewerCtx,
  { id, name }: { id: number; name: string },
): Promise<void> =>
  notify(sql, {
    kind: userNotifications.childPassword,
    recipients: { select: parentsText, of: id },
    params: { name },
    actorId: viewer.userId,
    relatedId: id,
    at: now,
  });
