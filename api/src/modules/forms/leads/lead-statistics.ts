import type { ViewerCtx } from '#base/http/ctx.ts';
import { zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import type { WireLeadStatistics } from './leads.schema.ts';

/** $1 zone, $2 now. Twelve months, the current one included. */
const text = `select to_char(created_at at time zone $1, 'YYYY-MM') as month, source, count(*)::int as leads,
    count(held_at)::int as held, count(joined_at)::int as joined
  from leads where created_at >= (date_trunc('month', $2::timestamptz at time zone $1) - interval '11 months') at time zone $1
  group by 1, 2 order by 1 desc, 3 desc, 2`;

/** D106: for each month and source of leads, the number with a trial and the number of those that joined. */
export const leadStatistics = ({ sql, deps, now }: ViewerCtx): Promise<WireLeadStatistics> =>
  sql.query({ name: 'lead-statistics', text, values: [zoneOfAcademy(deps), now] });
