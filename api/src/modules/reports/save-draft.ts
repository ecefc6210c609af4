import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { findClass } from '#modules/classes/row/load-class.ts';
import { momentOf } from '#modules/classes/row/present-class.ts';
import { check, decide } from '#modules/classes/status/decide.ts';
import { partiesOf } from '#modules/classes/status/viewer-scopes.ts';
import type { DraftInput, WireDraft } from './reports.schema.ts';

const saveText = `insert into daily_report_drafts (class_id, author_id, attendance, report, accomplished, notes, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (class_id, author_id) do update set attendance = excluded.attendance, report = excluded.report,
    accomplished = excluded.accomplished, notes = excluded.notes, updated_at = excluded.updated_at
  where daily_report_drafts.updated_at <= excluded.updated_at`;

interface Saving {
  ctx: ViewerCtx;
  hooks: Pick<ClassHooks, 'monthClosed'>;
  classId: number;
  input: DraftInput;
}

/** Keeps what somebody has typed of a report; also before the class begins. */
export async function saveDraft({ ctx, hooks, classId, input }: Saving): Promise<WireDraft> {
  const { viewer, facts } = await findClass(ctx, ctx.sql, classId, hooks);
  const moment = momentOf(facts, ctx.now);
  const parties = partiesOf(viewer, 'classes.report.create', facts);
  if (decide('report', parties, moment) !== 'started') check('report', parties, moment);
  const draft = {
    attendance: input.attendance ?? null,
    report: input.report ?? '',
    accomplished: input.accomplished ?? null,
    notes: input.notes ?? null,
  };
  const values = [classId, ctx.viewer.userId, ...Object.values(draft), ctx.now];
  await ctx.sql.query({ text: saveText, values });
  return { ...draft, updated_at: ctx.now.toISOString() };
}
