import { eq } from 'drizzle-orm';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { differingColumns } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { REPORT_DELETED } from '#modules/classes/classes/detail/history-reason.ts';
import { reopenClass } from '#modules/classes/classes/schedule/end-class.ts';
import { findReport, lockReport } from './find-report.ts';
import { editableFields, reportTextFields } from './report.fields.ts';
import { reportMended } from './report-events.ts';
import { checkParts, dropParts, type PartOfReport, saveParts } from './report-part.ts';
import { writeParts } from './report-parts.ts';
import type { EditReportInput, WireReportDetail } from './reports.schema.ts';
import { dailyReports } from './reports.table.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

type Columns = Partial<typeof dailyReports.$inferInsert>;

const textNames = Object.keys(reportTextFields) as (keyof typeof reportTextFields)[];
const editableNames = Object.keys(editableFields) as (keyof typeof editableFields)[];

/** The audited state of a report. */
const stateOf = (shown: WireReportDetail) => {
  const others = shown.parts.filter(({ kind }) => kind !== 'comment').map(({ kind, body }) => [kind, body]);
  return Object.fromEntries([...editableNames.map((name) => [name, shown[name]]), ...others]);
};

const partOf = (id: number, { class: held, student, teacher }: WireReportDetail): PartOfReport => ({
  id,
  classId: Number(held.id),
  studentId: Number(student.id),
  teacherId: Number(teacher.id),
  startsAt: new Date(held.starts_at),
});

function checkMayEdit({ may }: WireReportDetail, input: EditReportInput): void {
  if (input.leader_note !== undefined && !may.note)
    throw new AppError('forbidden', 'Only leaders and admins write this note');
  const isTextSent = [...textNames, 'parts' as const].some((name) => input[name] !== undefined);
  if (may.edit || !isTextSent) return;
  throw new AppError('conflict', 'This report can no longer be changed');
}

async function store(sql: Sql, id: number, before: WireReportDetail, input: EditReportInput, now: Date) {
  const isChanged = (name: (typeof textNames)[number]) => input[name] !== undefined && input[name] !== before[name];
  if (input.report !== undefined && isChanged('report')) await writeParts(sql, id, input.report);
  const columns: Columns = differingColumns(editableFields, before, input);
  if (textNames.some(isChanged)) columns.editedAt = now;
  if (Object.keys(columns).length > 0) await sql.orm.update(dailyReports).set(columns).where(eq(dailyReports.id, id));
}

/** D21: changes the text of a report, or the note of the leader. */
export function editReport({ ctx, id, input }: Named & { input: EditReportInput }): Promise<WireReportDetail> {
  const parts = checkParts(input.parts);
  return ctx.sql.transaction(async (sql) => {
    await lockReport(sql, id);
    const { report: before } = await findReport(sql, ctx, id);
    checkMayEdit(before, input);
    await store(sql, id, before, input, ctx.now);
    await saveParts(sql, ctx, partOf(id, before), parts);
    const { report: after } = await findReport(sql, ctx, id);
    const line = { action: 'report.update', subject: 'report', subjectId: id };
    await writeEdit(sql, ctx, { ...line, before: stateOf(before), after: stateOf(after) });
    const isMended = parts.length > 0 || textNames.some((name) => after[name] !== before[name]);
    if (!before.returned || !isMended || Number(after.author.id) !== ctx.viewer.userId) return after;
    await reportMended.publish(sql, ctx, id);
    return { ...after, returned: null };
  });
}

/** D58: deletes a report and so reopens its class: the bookings are reversed. */
export function deleteReport({ ctx, id }: Named): Promise<void> {
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    const { report } = await findReport(sql, ctx, id);
    await reopenClass({
      ctx: inner,
      id: Number(report.class.id),
      input: { reason: REPORT_DELETED },
      permission: 'classes.report.delete',
    });
    await sql.query({ text: 'update daily_reports set deleted_at = $2 where id = $1', values: [id, ctx.now] });
    await dropParts(sql, id);
    const before = { class_id: report.class.id, ...stateOf(report) };
    await writeAudit(sql, ctx, { action: 'report.delete', subject: 'report', subjectId: id, before });
  });
}
