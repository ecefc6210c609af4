import type { Sql } from '#base/database/sql.ts';

/** The lease on deliveries; after it the process counts as killed. Longer than all of a batch may take. */
export const LEASE_MS = 90_000;
const BATCH = 5;

/** A delivery that this process alone sends now, with its webhook. */
export interface DueMessage {
  id: number;
  webhookId: number;
  messageId: string;
  body: string;
  tries: number;
  url: string;
  secret: Buffer;
  formerSecret: Buffer | null;
  formerUntil: Date | null;
}

const isReady = `w.state = 'on' and (w.held_until is null or w.held_until <= $1)`;

const webhooksText = `select w.id::int as id from webhooks w where ${isReady}
  and exists (select from webhook_deliveries d where d.webhook_id = w.id and d.due_at <= $1) order by w.id`;

/** The webhooks to which something can be sent. */
export async function dueWebhooks(sql: Sql, now: Date): Promise<number[]> {
  const rows = await sql.query<{ id: number }>({ name: 'webhooks-due', text: webhooksText, values: [now] });
  return rows.map(({ id }) => id);
}

/** Rows that another process is taking are skipped. $1 now, $2 end of the lease, $3 the webhook. */
const takeText = `with due as (
    select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.webhook_id = $3 and d.due_at <= $1 and ${isReady}
    order by d.due_at, d.id limit ${BATCH} for update of d skip locked),
  taken as (update webhook_deliveries d set due_at = $2 from due where d.id = due.id returning d.*)
select d.id::int as id, w.id::int as "webhookId", d.message_id as "messageId", d.body, d.tries, w.url, w.secret,
  w.former_secret as "formerSecret", w.former_until as "formerUntil"
from taken d join webhooks w on w.id = d.webhook_id order by d.id`;

export const takeDue = (sql: Sql, now: Date, webhookId: number): Promise<DueMessage[]> =>
  sql.query<DueMessage>({
    name: 'webhooks-take',
    text: takeText,
    values: [now, new Date(now.getTime() + LEASE_MS), webhookId],
  });
