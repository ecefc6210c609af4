import { lte } from 'drizzle-orm';
import { allColumnsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { reportDraftFields } from '#modules/classes/classes/report-draft.fields.ts';
import { findClass } from '#modules/classes/classes/row/load-class.ts';
import { momentOf } from '#modules/classes/classes/row/present-class.ts';
import { check, decide } from '#modules/classes/classes/status/decide.ts';
import { partiesOf } from '#modules/classes/classes/status/viewer-scopes.ts';
import type { DraftInput, WireDraft } from './reports.schema.ts';
import { dailyReportDrafts } from './reports.table.ts';

interface Saving {
  ctx: ViewerCtx;
  classId: number;
  input: DraftInput;
}

/** Stores a user's draft of a report; also before the class starts. */
export async function saveDraft({ ctx, classId, input }: Saving): Promise<WireDraft> {
  const { viewer, facts } = await findClass(ctx, ctx.sql, classId);
  const moment = momentOf(facts, ctx);
  const parties = partiesOf(viewer, 'classes.report.create', facts);
  if (decide('report', parties, moment) !== 'started') check('report', parties, moment);
  const draft = { ...allColumnsOf(reportDraftFields, input), report: input.report ?? '' };
  const { parts, ...typed } = draft;
  // A request without `parts`, from an older remote, does not change the stored parts.
  const set = { ...(parts ? draft : typed), updatedAt: ctx.now };
  await ctx.sql.orm
    .insert(dailyReportDrafts)
    .values({ ...set, classId, authorId: ctx.viewer.userId })
    .onConflictDoUpdate({
      target: [dailyReportDrafts.classId, dailyReportDrafts.authorId],
      set,
      setWhere: lte(dailyReportDrafts.updatedAt, ctx.now),
    });
  return { ...draft, updated_at: ctx.now.toISOString() };
}
