import type { InferInput } from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { finishClass, nextUnreported } from '#modules/classes/change/finish-class.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { remainingClasses } from '#modules/people/ledger/book-reference.ts';
import { notifyReport } from './notify-report.ts';
import { writeParts } from './report-parts.ts';
import type { ReportInput, submittedResponse } from './reports.schema.ts';

/** A class that was reopened has its report still: it is submitted anew. */
const storeText = `insert into daily_reports (class_id, author_id, created_at) values ($1, $2, $3)
  on conflict (class_id) where deleted_at is null
  do update set author_id = excluded.author_id, created_at = excluded.created_at, edited_at = null returning id`;

async function storeReport(sql: Sql, ctx: ViewerCtx, { class_model, report }: ReportInput): Promise<number> {
  const [row] = await sql.query<{ id: number }>({ text: storeText, values: [class_model, ctx.viewer.userId, ctx.now] });
  if (!row) throw new Error('the report was not stored');
  await writeParts(sql, row.id, report);
  await sql.query({ text: 'delete from daily_report_drafts where class_id = $1', values: [class_model] });
  return row.id;
}

interface Submission {
  ctx: ViewerCtx;
  hooks: ClassHooks;
  input: ReportInput;
}

/** D24, D58: one report a class, with all that comes of it, in one transaction. */
export function submitReport({ ctx, hooks, input }: Submission): Promise<InferInput<typeof submittedResponse>['data']> {
  return ctx.sql.transaction(async (sql) => {
    let id = 0;
    const { row } = await finishClass({
      ctx: { ...ctx, sql },
      hooks,
      id: input.class_model,
      outcome: { attendance: input.attendance, accomplished: input.accomplished, notes: input.notes },
      record: async (opened) => {
        id = await storeReport(opened.sql, ctx, input);
      },
    });
    if (!row) throw new Error('the class is gone');
    await notifyReport(sql, ctx, row);
    return {
      id: String(id),
      class: row,
      remaining_classes: await remainingClasses(sql, Number(row.student.id)),
      next_class_id: await nextUnreported(sql, Number(row.teacher.id), ctx.now),
    };
  });
}
