import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { wallTimeOf } from '#base/time/wall-time.ts';
import { endsBefore } from '../core/occurrences.ts';
import { type Synced, syncSeries } from '../make/sync-series.ts';
import { earliest, notifySeries } from '../notify-series.ts';
import { lockSeries } from '../series-row.ts';
import type { OpenSeries } from './open-series.ts';

interface Ending {
  /** The first day without classes; by default today. */
  from?: string | undefined;
  alsoChanged: boolean;
}

/** Today in the zone of a series. */
const todayOf = ({ zone }: { zone: string }, now: Date): string => wallTimeOf(now, zone).date;

async function storeEnd(sql: Sql, ctx: ViewerCtx, { series }: OpenSeries, from: string): Promise<void> {
  const { id } = series;
  const before = { endsOn: series.endsOn, count: series.count };
  const after = endsBefore(series, from) ? before : { endsOn: addDays(from, -1), count: null };
  const isOver = from <= todayOf(series, ctx.now);
  await sql.query({
    text: `update series set ends_on = $2::date, count = $3::int, ended_at = case when $5 then $4::timestamptz end,
      end_reason = case when $5 or $2::date is distinct from ends_on then 'ended' else end_reason end where id = $1`,
    values: [id, after.endsOn, after.count, ctx.now, isOver],
  });
  await writeEdit(sql, ctx, { action: 'series.end', subject: 'series', subjectId: id, before, after });
}

/**
 * Ends a series before a day: its later classes are cancelled, except exceptions (D92). A series that ends before that
 * day anyway stays unchanged.
 */
export async function endSeries(opened: OpenSeries, { from, alsoChanged }: Ending): Promise<Synced> {
  const { acting, series } = opened;
  const { sql, ctx } = acting;
  const { now, deps } = ctx;
  const day = from ?? todayOf(series, now);
  await storeEnd(sql, ctx, opened, day);
  const after = { ...(await lockSeries(sql, series.id)), endedAt: null };
  const done = await syncSeries({ sql, series: after, now, deps, acting, alsoChanged });
  if (!endsBefore(series, day) || done.cancelled.length > 0)
    await notifySeries(sql, ctx, { kind: 'ended', series, affectedAt: earliest(done.cancelled) });
  return done;
}
