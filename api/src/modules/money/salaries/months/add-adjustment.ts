import { writeAudit } from '#base/audit/audit.ts';
import { changeMonth } from './change-month.ts';
import type { MonthOf } from './find-month.ts';
import type { AdjustmentBody, WireMonth } from './months.schema.ts';
import { salaryAdjustments } from './months.table.ts';

const MINOR = 100;

/** D31: adds a bonus or a deduction to an open month. */
export const addAdjustment = (about: MonthOf & { input: AdjustmentBody }): Promise<WireMonth> =>
  changeMonth(about, 'adjust', async (sql, first) => {
    const { ctx, teacherId, month, input } = about;
    const [added] = await sql.orm
      .insert(salaryAdjustments)
      .values({
        teacherId,
        month: first,
        amountMinor: input.amount,
        reason: input.reason,
        actorId: ctx.viewer.userId,
        createdAt: ctx.now,
      })
      .returning({ id: salaryAdjustments.id });
    if (!added) throw new Error('the adjustment was not stored');
    await writeAudit(sql, ctx, {
      action: 'salary.adjust',
      subject: 'salary-adjustment',
      subjectId: added.id,
      after: { teacher_id: teacherId, month, amount: input.amount / MINOR, reason: input.reason },
    });
  });
