import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { offsetOf } from '#base/http/pages.ts';
import { isKnownToOthers } from '../confidential.ts';
import type { deliveriesPage, LogQuery } from './deliveries.schema.ts';

type Page = InferInput<typeof deliveriesPage>;
type Line = Page['data'][number];

/** SQL: whether a delivery may be sent again: failed ones, and mails that bounced. */
export const MAY_RETRY = `(d.status = 'failed' or (d.status = 'dropped' and d.reason = 'bounced'))`;

/** The first letter and the domain are enough to recognize a known address. */
const masked = `case when d.channel = 'mail' then regexp_replace(d.target, '^(.)[^@]*', '\\1…')
  else coalesce(nullif(p.label, ''), d.channel) end`;

/** SQL: a line of the log, of rows `d`. */
export const lineJson = `json_build_object('id', d.id::text, 'kind', d.key, 'params', d.params, 'channel', d.channel,
  'target', ${masked}, 'status', d.status, 'reason', d.reason, 'tries', d.tries,
  'createdAt', ${instantOf('d.created_at')}, 'sentAt', ${instantOf('d.sent_at')}, 'nextAt', ${instantOf('d.due_at')},
  'may', json_build_object('retry', ${MAY_RETRY}))`;
export const lineFrom = `left join push_subscriptions p on d.channel = 'push' and p.id::text = d.target`;

const listed = `from deliveries d where d.user_id = $1 and ${isKnownToOthers('d')}`;
const pageText = `select (select count(*)::int ${listed}) as total,
  coalesce((select json_agg(${lineJson} order by d.id desc)
    from (select d.* ${listed} order by d.id desc limit $2 offset $3) d ${lineFrom}), '[]'::json) as data`;

/** The deliveries to a user, sent or waiting, newest first (D88). */
export async function listDeliveries(sql: Sql, userId: number, query: LogQuery): Promise<Page> {
  const { page, per_page } = query;
  const [found] = await sql.query<{ total: number; data: Line[] }>({
    name: 'deliveries-log',
    text: pageText,
    values: [userId, per_page, offsetOf(query)],
  });
  const { total, data } = found ?? { total: 0, data: [] };
  return { data, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}
