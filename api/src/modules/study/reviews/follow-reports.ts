import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { AnswerOf, FollowerOf } from '#base/modules/registry.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import { readingSettings } from '#modules/study/reports/reading.settings.ts';
import type {
  reportMended,
  reportQuestions,
  reportReleased,
  reportSubmitted,
} from '#modules/study/reports/report-events.ts';
import { isSampled } from './is-sampled.ts';

/** Reports of one teacher are counted one after the other, so that none is counted twice. */
const lockText = `select pg_advisory_xact_lock(hashtext('report_reviews'), $1::int)`;
const countText = `select count(*)::int as count from ${heldClasses} c where c.teacher_id = $1`;

async function sampleOf(sql: Sql, { deps }: ViewerCtx, teacherId: number): Promise<('first' | 'sample')[]> {
  const first = deps.academySettings.get(readingSettings.report_reviews_first);
  const every = deps.academySettings.get(readingSettings.report_reviews_every);
  if (first === 0 && every === 0) return [];
  await sql.query({ text: lockText, values: [teacherId] });
  const [found] = await sql.query<{ count: number }>({ text: countText, values: [teacherId] });
  return isSampled(found?.count ?? 0, { first, every });
}

/** D154: decides whether a leader is to read a new report; one that was submitted again is read again. */
export const askForReading: FollowerOf<typeof reportSubmitted> = async (sql, ctx, submitted) => {
  const { reportId, teacherId, flags, isHidden } = submitted;
  const reasons = [...(await sampleOf(sql, ctx, teacherId)), ...flags];
  await sql.query({ text: 'delete from report_reviews where report_id = $1', values: [reportId] });
  if (reasons.length === 0 && !isHidden) return;
  await sql.query({
    text: 'insert into report_reviews (report_id, reasons, created_at) values ($1, $2::text[], $3)',
    values: [reportId, reasons, ctx.now],
  });
};

/** A returned report that its author has mended is to be read again. */
export const askAgain: FollowerOf<typeof reportMended> = async (sql, ctx, reportId) => {
  await sql.query({
    text: `update report_reviews set status = 'waiting', mended_at = $2, decided_by = null, decided_at = null
      where report_id = $1 and status = 'returned'`,
    values: [reportId, ctx.now],
  });
};

export const noteRelease: FollowerOf<typeof reportReleased> = async (sql, { reportId, by, at }) => {
  await sql.query({
    text: 'update report_reviews set released_at = $2, released_by = $3 where report_id = $1',
    values: [reportId, at, by],
  });
};

export const returnedOf: AnswerOf<typeof reportQuestions.returned> = (
  report,
) => `(select json_build_object('note', v.note, 'by', ${userRef('v.decided_by')}, 'at', ${instantOf('v.decided_at')})
  from report_reviews v where v.report_id = ${report} and v.status = 'returned')`;
