import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { offsetOf } from '#base/http/pages.ts';
import type { deliveriesPage, LogQuery, WireDelivery } from '../webhooks.schema.ts';

/** SQL: whether a delivery `d` of a webhook `w` may be sent again: it was tried, and the webhook is on. */
export const MAY_RETRY = `(w.state = 'on' and (d.tries > 0 or d.state <> 'waiting'))`;

const json = `json_build_object('id', d.id::text, 'messageId', d.message_id, 'event', d.event, 'body', d.body,
  'state', d.state, 'problem', d.problem, 'answerStatus', d.answer_status, 'answer', d.answer, 'tries', d.tries,
  'createdAt', ${instantOf('d.created_at')}, 'triedAt', ${instantOf('d.tried_at')}, 'nextAt', ${instantOf('d.due_at')},
  'may', json_build_object('retry', ${MAY_RETRY}))`;

/** $1 the webhook, $2 the state or null, $3 limit, $4 offset. */
const listed = 'from webhook_deliveries d where d.webhook_id = $1 and ($2::text is null or d.state = $2)';
const pageText = `select (select count(*)::int ${listed}) as total, coalesce((select json_agg(${json} order by d.id desc)
  from (select d.* ${listed} order by d.id desc limit $3 offset $4) d), '[]'::json) as data
  from webhooks w where w.id = $1`;

/** What was sent to a webhook, or waits, newest first. @throws AppError `not_found`. */
export async function listDeliveries(
  sql: Sql,
  id: number,
  query: LogQuery,
): Promise<InferInput<typeof deliveriesPage>> {
  const { page, per_page, state = null } = query;
  const [found] = await sql.query<{ total: number; data: WireDelivery[] }>({
    text: pageText,
    values: [id, state, per_page, offsetOf(query)],
  });
  if (!found) throw notFound('Webhook');
  const { total, data } = found;
  return { data, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

export async function findDelivery(sql: Sql, id: number): Promise<WireDelivery> {
  const [found] = await sql.query<{ json: WireDelivery }>({
    text: `select ${json} as json from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = $1`,
    values: [id],
  });
  if (!found) throw notFound('Delivery');
  return found.json;
}
