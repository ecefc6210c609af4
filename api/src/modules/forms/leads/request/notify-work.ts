import type { Sql } from '#base/database/sql.ts';
import { permissionHolders } from '#modules/people/roles/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { leadNotifications } from '../leads.notifications.ts';
import type { Lead } from './open-request.ts';

/** Notifies the owner of a request, or without one everybody who sees leads, of what the family did with it. */
export async function notifyWork(sql: Sql, lead: Lead, kind: 'changed' | 'withdrawn', at: Date): Promise<void> {
  await notify(sql, {
    kind: leadNotifications[kind],
    recipients: lead.ownerId === null ? await permissionHolders(sql, 'leads.read') : [lead.ownerId],
    actorId: null,
    params: { learner: lead.learnerName },
    relatedId: lead.id,
    at,
  });
}
