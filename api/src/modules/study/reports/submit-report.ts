import { isNull } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { columnsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { storedOf } from '#modules/classes/classes/change/change-class.ts';
import { finishClass, nextUnreported } from '#modules/classes/classes/change/finish-class.ts';
import { remainingClasses } from '#modules/people/people/ledger/book-reference.ts';
import { flagsOf } from './flags-of.ts';
import { hiddenUntil } from './hidden-report.ts';
import { notifyReport } from './notify-report.ts';
import { reportTextFields } from './report.fields.ts';
import { reportSubmitted } from './report-events.ts';
import { checkParts, saveParts } from './report-part.ts';
import { writeParts } from './report-parts.ts';
import type { ReportInput, submittedResponse } from './reports.schema.ts';
import { dailyReports } from './reports.table.ts';

type Sent = Partial<typeof dailyReports.$inferInsert>;

/** A reopened class still has its report: it is submitted again. */
async function storeReport(sql: Sql, ctx: ViewerCtx, input: ReportInput, until: Date | null): Promise<number> {
  const { class_model: classId, report } = input;
  const by = { authorId: ctx.viewer.userId, createdAt: ctx.now, hiddenUntil: until };
  const set = { ...columnsOf<Sent>(reportTextFields, input), ...by };
  const [row] = await sql.orm
    .insert(dailyReports)
    .values({ ...set, classId })
    .onConflictDoUpdate({
      target: dailyReports.classId,
      targetWhere: isNull(dailyReports.deletedAt),
      set: { ...set, editedAt: null },
    })
    .returning({ id: dailyReports.id });
  if (!row) throw new Error('the report was not stored');
  await writeParts(sql, row.id, report);
  await sql.query({ text: 'delete from daily_report_drafts where class_id = $1', values: [classId] });
  return row.id;
}

interface Submission {
  ctx: ViewerCtx;
  input: ReportInput;
}

/** D24, D58: submits the one report of a class, with all its effects, in one transaction. */
export function submitReport({ ctx, input }: Submission): Promise<InferInput<typeof submittedResponse>['data']> {
  const parts = checkParts(input.parts);
  const until = hiddenUntil(ctx.deps.academySettings, ctx.now);
  return ctx.sql.transaction(async (sql) => {
    let id = 0;
    const { row } = await finishClass({
      ctx: { ...ctx, sql },
      id: input.class_model,
      outcome: { attendance: input.attendance, accomplished: input.accomplished, notes: input.notes },
      record: async (opened) => {
        id = await storeReport(opened.sql, ctx, input, until);
        const { id: classId, studentId, teacherId, startsAt } = storedOf(opened.before);
        await saveParts(opened.sql, ctx, { id, classId, studentId, teacherId, startsAt }, parts);
      },
    });
    if (!row) throw new Error('the class is gone');
    const flags = flagsOf({ attendance: row.attendance, report: input.report, parts });
    const about = { reportId: id, teacherId: Number(row.teacher.id), flags, isHidden: until !== null };
    await reportSubmitted.publish(sql, ctx, about);
    await notifyReport(sql, ctx, row, until !== null);
    return {
      id: String(id),
      class: row,
      remaining_classes: await remainingClasses(sql, Number(row.student.id)),
      next_class_id: await nextUnreported(sql, Number(row.teacher.id), ctx.now),
    };
  });
}
