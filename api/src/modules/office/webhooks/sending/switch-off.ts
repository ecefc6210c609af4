import { writeSystemAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { holdersOf } from '#modules/people/roles/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { webhookNotifications } from '../webhooks.notifications.ts';
import type { offReasons } from '../webhooks.table.ts';

interface Off {
  webhookId: number;
  reason: (typeof offReasons)[number];
  at: Date;
}

const offText = `update webhooks set state = 'off', off_reason = $2, held_until = null where id = $1 and state = 'on'
  returning url`;
const dropText = `update webhook_deliveries set state = 'failed', problem = coalesce(problem, 'off'), due_at = null
  where webhook_id = $1 and due_at is not null`;

/** $1 the webhook. */
const owners = `select id from ${activeUsers} a where id in (${holdersOf('super-admin')}) and $1::bigint is not null`;

/** D158: ends what waits for a webhook, and notifies the super-admins. */
export async function switchOff(sql: Sql, { webhookId, reason, at }: Off): Promise<void> {
  const [off] = await sql.query<{ url: string }>({ text: offText, values: [webhookId, reason] });
  if (!off) return;
  const { host } = new URL(off.url);
  await sql.query({ text: dropText, values: [webhookId] });
  await writeSystemAudit(sql, at, {
    action: 'webhook.switch-off',
    subject: 'webhook',
    subjectId: webhookId,
    after: { host },
  });
  await notify(sql, {
    kind: reason === 'gone' ? webhookNotifications.gone : webhookNotifications.failing,
    recipients: { select: owners, of: webhookId },
    actorId: null,
    params: { host },
    relatedId: webhookId,
    at,
  });
}
