import type { Sql } from '#base/database/sql.ts';
import type { WebhookEvent } from './webhook-events.ts';

/** The notification to processes that deliveries to webhooks wait. */
export const WEBHOOKS_NOTICE = 'academy_webhooks';

/** Ids, states, times and amounts: neither names nor contacts nor texts (D158). Ids are text, as in calls. */
type EventData = Readonly<Record<string, string | number | boolean | null>>;

export interface Announced {
  event: WebhookEvent;
  data: EventData;
}

/** The message as it is sent, in the form of Standard Webhooks. */
export const bodyOf = (type: string, at: Date, data: EventData): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** SQL: a new id of a message. */
export const NEW_MESSAGE_ID = `'msg_' || replace(gen_random_uuid()::text, '-', '')`;

const queueText = `with queued as (
    insert into webhook_deliveries (webhook_id, message_id, event, body, due_at, created_at)
    select w.id, ${NEW_MESSAGE_ID}, e.event, e.body, $2, $2
    from json_array_elements($1::json) with ordinality a(item, place)
    cross join lateral (select a.item ->> 'event' as event, a.item ->> 'body' as body) e
    join webhooks w on w.state = 'on' and e.event = any(w.events) order by place, w.id returning 1)
  select pg_notify('${WEBHOOKS_NOTICE}', '0') from (select from queued limit 1) q`;

/** Queues a delivery for each webhook that has chosen the event, in the transaction of what happens. */
export async function announce(sql: Sql, at: Date, announced: readonly Announced[]): Promise<void> {
  if (announced.length === 0) return;
  const rows = announced.map(({ event, data }) => ({ event, body: bodyOf(event, at, data) }));
  await sql.query({ name: 'webhooks-queue', text: queueText, values: [JSON.stringify(rows), at] });
}
