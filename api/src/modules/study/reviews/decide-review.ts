import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { heldClasses } from '#modules/classes/classes/held-classes.ts';
import { type ClassViewer, knownText } from '#modules/classes/classes/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { lockReport } from '#modules/study/reports/find-report.ts';
import { liveReports } from '#modules/study/reports/hidden-report.ts';
import { releaseReport } from '#modules/study/reports/release-reports.ts';
import { presentReview } from './list-reviews.ts';
import { reviewFields } from './reviews.fields.ts';
import { reviewNotifications } from './reviews.notifications.ts';
import { findViewerOfOthers, isOfOthers } from './reviews.policy.ts';
import type { WireReview } from './reviews.schema.ts';

const statuses = { read: 'read', return: 'returned', release: 'released' } as const;
type Decision = keyof typeof statuses;

const findText = (viewer: ClassViewer) => `with ${knownText(true, '$1::bigint')}
  select ${selectOf(reviewFields)} from ${liveReports} r join ${heldClasses} c on c.id = r.class_id
    left join report_reviews v on v.report_id = r.id
  where r.id = $2 and ${isOfOthers(viewer, '$1::bigint')}`;

/** A report of the viewer's team, whether or not it was to be read. @throws AppError `not_found`. */
async function findReview(sql: Sql, viewer: ClassViewer, reportId: number): Promise<WireReview> {
  const [found] = await sql.query<WireReview>({ text: findText(viewer), values: [viewer.id, reportId] });
  if (!found) throw notFound('Report');
  return found;
}

const decided: Readonly<Record<WireReview['status'], string>> = {
  waiting: 'read',
  read: 'read',
  returned: 'returned',
  released: 'released',
};

/**
 * Whoever decided can decide again; after somebody else only the release of what the family still waits for is left.
 * @throws AppError `conflict` for another viewer.
 */
async function checkOpen(ctx: ViewerCtx, act: Decision, { status, by, hiddenUntil }: WireReview): Promise<void> {
  if (status === 'waiting' || by === null || Number(by.id) === ctx.viewer.userId) return;
  if (act === 'release' && status === 'read' && hiddenUntil !== null) return;
  const message = `${await nameOf(ctx.sql, Number(by.id))} has already ${decided[status]} this report`;
  throw new AppError('conflict', message, [], undefined, { status, by });
}

const storeText = `insert into report_reviews as v (report_id, reasons, status, note, decided_by, decided_at, returned_at, created_at)
  values ($1, '{}', $2, $3, $4, $5, case when $2 = 'returned' then $5::timestamptz end, $6)
  on conflict (report_id) do update set status = excluded.status, note = excluded.note, decided_by = excluded.decided_by,
    decided_at = excluded.decided_at, returned_at = coalesce(excluded.returned_at, v.returned_at)`;

async function notifyAuthor(sql: Sql, ctx: ViewerCtx, { author, student, class: held }: WireReview): Promise<void> {
  await notify(sql, {
    kind: reviewNotifications.returned,
    recipients: [Number(author.id)],
    params: { student: student.name, by: await nameOf(sql, ctx.viewer.userId), startsAt: held.starts_at },
    actorId: ctx.viewer.userId,
    relatedId: Number(held.id),
    at: ctx.now,
  });
}

interface Deciding {
  ctx: ViewerCtx;
  reportId: number;
  act: Decision;
  /** The words of a return. */
  note?: string;
}

/** D154: a leader has read a report, returns it to its author, or releases it; the same act again changes nothing. */
export async function decideReview({ ctx, reportId, act, note }: Deciding): Promise<WireReview> {
  const viewer = await findViewerOfOthers(ctx);
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    await lockReport(sql, reportId);
    const before = await findReview(sql, viewer, reportId);
    await checkOpen(inner, act, before);
    if (before.status === statuses[act] && before.note === (note ?? null)) return presentReview(before, ctx.now);
    const values = [reportId, statuses[act], note ?? null, ctx.viewer.userId, ctx.now, before.createdAt];
    await sql.query({ text: storeText, values });
    if (act === 'release') await releaseReport(sql, reportId, { by: ctx.viewer.userId, at: ctx.now });
    if (act === 'return') await notifyAuthor(sql, ctx, before);
    const after = note === undefined ? {} : { note };
    await writeAudit(sql, ctx, { action: `report.${act}`, subject: 'report', subjectId: reportId, after });
    return presentReview(await findReview(sql, viewer, reportId), ctx.now);
  });
}
