import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { OfficeStatistics } from './office.schema.ts';

const DAYS = 30;
/** Messages before these days may have begun a wait that ended in them. */
const BEFORE_DAYS = 14;

/**
 * A wait begins with the first message of a person after an answer, and ends with the next answer; a conversation that
 * was done without an answer has none. $1 now.
 */
const text = `
with said as (
  select m.chat_id, m.created_at, m.sender_id <> c.first_user_id as answers,
    count(*) filter (where m.sender_id <> c.first_user_id) over (partition by m.chat_id order by m.id
      rows between unbounded preceding and 1 preceding) as turn
  from office_chats o join chats c on c.id = o.chat_id join messages m on m.chat_id = c.id
  where m.created_at > $1::timestamptz - interval '${DAYS + BEFORE_DAYS} days'
), waits as (
  select extract(epoch from min(created_at) filter (where answers) - min(created_at) filter (where not answers)) / 60 as minutes
  from said group by chat_id, turn
  having min(created_at) filter (where answers) > $1::timestamptz - interval '${DAYS} days' and bool_or(not answers)
)
select (select count(*)::int from office_chats where waiting_since is not null) as waiting,
  (select ${instantOf('min(waiting_since)')} from office_chats) as "waitingSince",
  count(*)::int as answered,
  round(percentile_cont(0.5) within group (order by minutes))::int as "medianMinutes",
  round(percentile_cont(0.9) within group (order by minutes))::int as "p90Minutes"
from waits`;

/** How long families wait for an answer of the office: now, and over the answers of the last 30 days (D167). */
export async function findOfficeStatistics({ sql, now }: ViewerCtx): Promise<OfficeStatistics> {
  const [row] = await sql.query<OfficeStatistics>({ name: 'office-statistics', text, values: [now] });
  if (!row) throw new Error('a count always has a row');
  return row;
}
