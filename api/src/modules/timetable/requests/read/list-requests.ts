import type { InferInput } from 'valibot';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { knownText } from '#modules/classes/classes/row/visible-classes.ts';
import { findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import type { RequestsQuery, requestsPage } from '../requests.schema.ts';
import { isOpen, presentRequest, type RequestFacts, requestJson, requestRows } from './request-json.ts';
import { canViewRequests } from './visible-requests.ts';

const [VIEWER, NOW] = ['$1::bigint', '$2::timestamptz'];

interface Listing {
  ctx: ViewerCtx;
  query: RequestsQuery;
}

function statusCondition(status: RequestsQuery['status']): string {
  if (status === 'open') return isOpen(NOW);
  if (status === 'lapsed') return `(r.status = 'lapsed' or (r.status = 'open' and not ${isOpen(NOW)}))`;
  return status ? `r.status = '${status}'` : 'true';
}

/** The requests in the viewer's scope (D9): open ones by the start of their class, others newest first. */
export async function listRequests({ ctx, query }: Listing): Promise<InferInput<typeof requestsPage>> {
  const viewer = await findViewer(ctx.sql, ctx.viewer);
  const { page, per_page, status, student_id } = query;
  const order = status === 'open' ? 'm.starts_at, m.id' : 'm.id desc';
  const [found] = await ctx.sql.query<{ rows: RequestFacts[]; total: number }>({
    text: `with ${knownText(viewer.hasTeam, VIEWER)}, matched as materialized (
        select r.id, c.starts_at from ${requestRows}
        where ${canViewRequests(viewer.scopes['classes.my_classes.read'], VIEWER)} and ${statusCondition(status)}
          and ($3::bigint is null or r.student_id = $3) and ${NOW} is not null),
      page as (select m.*, row_number() over (order by ${order}) as place from matched m order by ${order} limit $4 offset $5)
      select coalesce((select json_agg(${requestJson(VIEWER, NOW)} order by p.place)
          from ${requestRows} join page p on p.id = r.id), '[]'::json) as rows,
        (select count(*)::int from matched) as total`,
    values: [viewer.id, ctx.now, student_id ?? null, per_page, offsetOf(query)],
  });
  const { rows, total } = found ?? { rows: [], total: 0 };
  return {
    data: rows.map((facts) => presentRequest(ctx, viewer, facts)),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
  };
}
