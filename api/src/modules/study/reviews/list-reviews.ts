import type { InferInput } from 'valibot';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import { type ClassViewer, knownText } from '#modules/classes/classes/index.ts';
import { isHidden, liveReports } from '#modules/study/reports/hidden-report.ts';
import { shownHidden } from '#modules/study/reports/report-facts.ts';
import { reviewFields } from './reviews.fields.ts';
import { findViewerOfOthers, isOfOthers } from './reviews.policy.ts';
import type { ReviewsQuery, reviewsPage, WireReview, WireStatistics } from './reviews.schema.ts';

const DAYS = 30;
const NOW = '$2::timestamptz';

/** A deleted report, and that of a reopened class, leave the queue. $1 viewer, $2 now. */
const rows = (viewer: ClassViewer) => `from report_reviews v join ${liveReports} r on r.id = v.report_id
  join ${heldClasses} c on c.id = r.class_id where ${isOfOthers(viewer, '$1::bigint')}`;

/** Nobody reads what was only to be released, once the family reads it; what was returned is read again. */
const isWaiting = `(v.status = 'waiting'
  and (cardinality(v.reasons) > 0 or v.mended_at is not null or ${isHidden('r', NOW)}))`;

/** What the family waits for comes first; then the oldest. What was decided: the newest first. */
const orders = {
  waiting: `case when ${isHidden('r', NOW)} then r.hidden_until end nulls last, v.created_at, r.id`,
  decided: 'coalesce(v.decided_at, v.created_at) desc, r.id desc',
};

const columns = selectOf(reviewFields);

/** The time that the author took to mend a report is not the reader's. */
const minutesToRead = 'extract(epoch from v.decided_at - coalesce(v.mended_at, v.created_at)) / 60';

const statisticsText = (viewer: ClassViewer) => `select json_build_object(
    'read', count(*) filter (where v.status in ('read', 'released') or v.returned_at is not null),
    'returned', count(*) filter (where v.returned_at is not null),
    'byThemselves', count(*) filter (where v.released_at is not null and v.released_by is null),
    'medianMinutes', round(percentile_cont(0.5) within group (order by ${minutesToRead})
      filter (where v.decided_at is not null)))
  ${rows(viewer)} and coalesce(v.decided_at, v.created_at) > ${NOW} - interval '${DAYS} days'`;

interface Found {
  rows: WireReview[];
  total: number;
  waiting: number;
  statistics: WireStatistics;
}

function statement(viewer: ClassViewer, query: ReviewsQuery, now: Date) {
  const { status } = query;
  const isAsked =
    status === 'waiting' ? `$5::text is not null and ${isWaiting}` : '($5::text is null or v.status = $5)';
  const order = status === 'waiting' ? orders.waiting : orders.decided;
  const values = [viewer.id, now, query.per_page, offsetOf(query), status ?? null];
  return {
    text: `with ${knownText(true, '$1::bigint')}
      select coalesce((select json_agg(page) from (select ${columns} ${rows(viewer)} and ${isAsked}
          order by ${order} limit $3 offset $4) page), '[]'::json) as rows,
        (select count(*)::int ${rows(viewer)} and ${isAsked}) as total,
        (select count(*)::int ${rows(viewer)} and ${isWaiting}) as waiting, (${statisticsText(viewer)}) as statistics`,
    values,
  };
}

/** The reports of the viewer's team that were to be read, with what was done (D154). */
export async function listReviews({
  ctx,
  query,
}: {
  ctx: ViewerCtx;
  query: ReviewsQuery;
}): Promise<InferInput<typeof reviewsPage>> {
  const viewer = await findViewerOfOthers(ctx);
  const [found] = await ctx.sql.query<Found>(statement(viewer, query, ctx.now));
  if (!found) throw new Error('nothing was counted');
  const { page, per_page } = query;
  const { total, waiting, statistics } = found;
  return {
    data: found.rows.map((row) => presentReview(row, ctx.now)),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
    waiting,
    statistics,
  };
}

export const presentReview = (row: WireReview, now: Date): WireReview => ({
  ...row,
  hiddenUntil: shownHidden({ hidden_until: row.hiddenUntil }, now),
});
