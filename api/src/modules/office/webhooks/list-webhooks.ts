import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import type { WebhooksQuery, WireWebhook, webhooksPage } from './webhooks.schema.ts';

/** SQL: a webhook `w` in responses. $1 is now. */
const json = `json_build_object('id', w.id::text, 'url', w.url, 'events', w.events, 'state', w.state,
  'offReason', w.off_reason, 'failingSince', ${instantOf('w.failing_since')},
  'formerSecretUntil', ${instantOf('case when w.former_until > $1::timestamptz then w.former_until end')},
  'sentAt', ${instantOf(`(select d.tried_at from webhook_deliveries d where d.webhook_id = w.id and d.state = 'sent' order by d.id desc limit 1)`)},
  'createdAt', ${instantOf('w.created_at')})`;

const pageText = `select (select count(*)::int from webhooks) as total, coalesce((select json_agg(${json} order by w.id desc)
  from (select * from webhooks order by id desc limit $2 offset $3) w), '[]'::json) as rows`;

/** All webhooks, newest first. */
export async function listWebhooks(ctx: ViewerCtx, query: WebhooksQuery): Promise<InferInput<typeof webhooksPage>> {
  const { page, per_page } = query;
  const [found] = await ctx.sql.query<{ total: number; rows: WireWebhook[] }>({
    text: pageText,
    values: [ctx.now, per_page, offsetOf(query)],
  });
  const { total = 0, rows = [] } = found ?? {};
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

/** @throws AppError `not_found`. */
export async function findWebhook(sql: Sql, now: Date, id: number): Promise<WireWebhook> {
  const [found] = await sql.query<{ json: WireWebhook }>({
    text: `select ${json} as json from webhooks w where w.id = $2`,
    values: [now, id],
  });
  if (!found) throw notFound('Webhook');
  return found.json;
}
