import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { bodyOf, NEW_MESSAGE_ID, WEBHOOKS_NOTICE } from '../announce.ts';
import { lockWebhook } from '../change-webhook.ts';
import { hostOf } from '../create-webhook.ts';
import { TEST_EVENT } from '../webhook-events.ts';
import type { WireDelivery } from '../webhooks.schema.ts';
import { findDelivery, MAY_RETRY } from './list-deliveries.ts';

/** Whoever asks for a message does not want to wait for the end of a hold. */
const wakeText = `with freed as (update webhooks set held_until = null where id = $1)
  select pg_notify('${WEBHOOKS_NOTICE}', '0')`;
const wake = (sql: Sql, webhookId: number) => sql.query({ text: wakeText, values: [webhookId] });

const foundText = `select d.webhook_id::int as "webhookId", d.event, ${MAY_RETRY} as "mayRetry"
  from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = $1`;
const againText = `update webhook_deliveries set state = 'waiting', tries = 0, due_at = $2 where id = $1`;

interface Found {
  webhookId: number;
  event: string;
  mayRetry: boolean;
}

async function findSentAgain(sql: Sql, id: number): Promise<Found> {
  const [found] = await sql.query<Found>({ text: foundText, values: [id] });
  if (!found) throw notFound('Delivery');
  return found;
}

/** Sends a message once more, with the same id. @throws AppError `conflict` while its webhook is not on. */
export function sendAgain(ctx: ViewerCtx, id: number): Promise<WireDelivery> {
  return ctx.sql.transaction(async (sql) => {
    const { webhookId, event } = await findSentAgain(sql, id);
    const { url } = await lockWebhook(sql, webhookId);
    if (!(await findSentAgain(sql, id)).mayRetry) throw new AppError('conflict', 'This message cannot be sent again');
    await sql.query({ text: againText, values: [id, ctx.now] });
    await wake(sql, webhookId);
    const after = { host: hostOf(url), events: [event] };
    await writeAudit(sql, ctx, { action: 'webhook.retry', subject: 'webhook', subjectId: webhookId, after });
    return findDelivery(sql, id);
  });
}

const testText = `insert into webhook_deliveries (webhook_id, message_id, event, body, due_at, created_at)
  values ($1, ${NEW_MESSAGE_ID}, $2, $3, $4, $4) returning id::int as id`;

/** Sends a message that means nothing, for whoever sets a program up. @throws AppError `conflict` unless it is on. */
export function sendTest(ctx: ViewerCtx, webhookId: number): Promise<WireDelivery> {
  const { now } = ctx;
  return ctx.sql.transaction(async (sql) => {
    const { state } = await lockWebhook(sql, webhookId);
    if (state !== 'on') throw new AppError('conflict', 'This webhook is not on');
    const body = bodyOf(TEST_EVENT, now, { id: String(webhookId) });
    const [made] = await sql.query<{ id: number }>({ text: testText, values: [webhookId, TEST_EVENT, body, now] });
    if (!made) throw new Error('the message was not stored');
    await wake(sql, webhookId);
    return findDelivery(sql, made.id);
  });
}
