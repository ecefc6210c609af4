import type { InferInput } from 'valibot';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { askedBefore } from '#modules/platform/academy/answer-by.ts';
import { leadRowFields } from './lead.fields.ts';
import { type LeadStatus, leadStatuses } from './lead-status.ts';
import type { LeadsQuery, leadsPage, WireLeadRow } from './leads.schema.ts';

/** Counting stops here: a greater exact number does not matter. */
const MOST_WAITING = 100;

/** $1 status or null, $2 limit, $3 offset, $4 the time before which a lead counts as waiting. Only ids are scanned. */
const pageText = (ofStatus: boolean) => `with page as materialized (select id from leads
    where ${ofStatus ? 'status = $1' : '$1::text is null'} order by id desc limit $2 offset $3)
  select coalesce((select json_agg(x order by x.id::bigint desc) from (select ${selectOf(leadRowFields)} from leads l
      where l.id in (select id from page)) x), '[]'::json) as rows,
    coalesce((select json_object_agg(status, total) from lead_counts), '{}'::json) as kept,
    (select count(*)::int from (select from leads where created_at <= $4
      and (status = 'new' or status = 'contacted' and owner_id is null) limit ${MOST_WAITING}) w) as waiting`;

interface Found {
  rows: WireLeadRow[];
  kept: Partial<Record<LeadStatus, number>>;
  waiting: number;
}

/** Leads, newest first (D105); their number is stored, not counted. */
export async function listLeads(ctx: ViewerCtx, query: LeadsQuery): Promise<InferInput<typeof leadsPage>> {
  const { status, page, per_page } = query;
  const since = askedBefore(ctx);
  const [found] = await ctx.sql.query<Found>({
    name: status ? 'leads-of-status' : 'leads',
    text: pageText(status !== undefined),
    values: [status ?? null, per_page, offsetOf(query), since],
  });
  const { rows, kept, waiting } = found ?? { rows: [], kept: {}, waiting: 0 };
  const counts = Object.fromEntries(leadStatuses.map((each) => [each, kept[each] ?? 0])) as Record<LeadStatus, number>;
  const total = status ? counts[status] : Object.values(counts).reduce((sum, each) => sum + each, 0);
  return {
    data: rows,
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
    counts,
    waiting,
  };
}
