import { matchingLines } from '#base/audit/audit-lines.ts';
import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userRef } from '#modules/identity/users-sql.ts';
import type { AuditQuery } from './audit.schema.ts';

const lineJson = `json_build_object('id', a.id::text,
  'at', ${instantOf('a.at')},
  'actor', ${userRef('a.actor_id')},
  'action', a.action, 'subject', a.subject, 'subject_id', a.subject_id::text,
  'before', a.before, 'after', a.after, 'ip', a.ip)`;

const pageText = `select json_build_object(
  'data', coalesce((select json_agg(${lineJson} order by a.id desc)
    from (select a.* ${matchingLines} order by a.id desc limit $5 offset $6) a), '[]'::json),
  'pagination', (select json_build_object('total', count(*), 'page', $7::int, 'per_page', $5::int,
    'totalPages', ceil(count(*) / $5::numeric)::int) ${matchingLines}))::text as json`;

/** The audit log, newest first (D69). */
export async function listAudit({ ctx, query }: { ctx: ViewerCtx; query: AuditQuery }): Promise<JsonText> {
  const { subject, subject_id, actor_id, action, page, per_page } = query;
  const [row] = await ctx.sql.query<{ json: string }>({
    text: pageText,
    values: [subject ?? null, subject_id ?? null, actor_id ?? null, action ?? null, per_page, offsetOf(query), page],
  });
  return new JsonText(row?.json ?? '');
}
