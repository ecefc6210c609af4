import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { reopenClass } from '#modules/classes/schedule/end-class.ts';
import { findReport } from './find-report.ts';
import { writeParts } from './report-parts.ts';
import type { EditReportInput, WireReportDetail } from './reports.schema.ts';

interface Named {
  ctx: ViewerCtx;
  hooks: ClassHooks;
  id: number;
}

const lockText = 'select from daily_reports where id = $1 for no key update';

function checkMayEdit({ may }: WireReportDetail, { report, leader_note }: EditReportInput): void {
  if (leader_note !== undefined && !may.note)
    throw new AppError('forbidden', 'Only leaders and admins write this note');
  if (report === undefined || may.edit) return;
  throw new AppError('conflict', 'This report can no longer be changed');
}

/** D21: changes the text of a report, or the note of the leader. */
export function editReport({ ctx, hooks, id, input }: Named & { input: EditReportInput }): Promise<WireReportDetail> {
  return ctx.sql.transaction(async (sql) => {
    await sql.query({ text: lockText, values: [id] });
    const { report: before } = await findReport(sql, ctx, hooks, id);
    checkMayEdit(before, input);
    const { report = before.report, leader_note = before.leader_note } = input;
    if (report !== before.report) {
      await writeParts(sql, id, report);
      await sql.query({ text: 'update daily_reports set edited_at = $2 where id = $1', values: [id, ctx.now] });
    }
    await sql.query({
      text: 'update daily_reports set leader_note = $2 where id = $1 and $3',
      values: [id, leader_note, before.may.note],
    });
    const [old, next] = [
      { report: before.report, leader_note: before.leader_note },
      { report, leader_note },
    ];
    await writeEdit(sql, ctx, { action: 'report.update', subject: 'report', subjectId: id, before: old, after: next });
    return (await findReport(sql, ctx, hooks, id)).report;
  });
}

/** D58: deletes a report and so reopens its class: what it booked is taken back. */
export function deleteReport({ ctx, hooks, id }: Named): Promise<void> {
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    const { report } = await findReport(sql, ctx, hooks, id);
    await reopenClass({
      ctx: inner,
      hooks,
      id: Number(report.class.id),
      input: { reason: 'Report deleted' },
      permission: 'classes.report.delete',
    });
    await sql.query({ text: 'update daily_reports set deleted_at = $2 where id = $1', values: [id, ctx.now] });
    const before = { class_id: report.class.id, report: report.report, leader_note: report.leader_note };
    await writeAudit(sql, ctx, { action: 'report.delete', subject: 'report', subjectId: id, before });
  });
}
