import { writeAudit } from '#base/audit/audit.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { attachMedia } from '#modules/platform/files/media/attach-media.ts';
import { dueConflict } from './due-conflict.ts';
import type { ReportInput, WireReport } from './dues.schema.ts';
import { transferReports } from './dues.table.ts';
import { MOST_OPEN_REPORTS } from './list-dues.ts';
import { findReport } from './list-reports.ts';
import { aboutOf, notifyReported } from './notify-dues.ts';
import { settleDues, settlingOf } from './settle-dues.ts';
import { findSeen, lockPurchase } from './stored-due.ts';

/** D41: the latest day is tomorrow in the academy's zone. */
function checkDay(ctx: ViewerCtx, paidOn: string): void {
  if (paidOn > addDays(academyDay(ctx), 1)) throw fieldError('paidOn', 'future', 'The date is in the future');
}

interface Reporting {
  ctx: ViewerCtx;
  /** The due. */
  id: number;
  input: ReportInput;
}

/** D132: the payer says "I have paid", with the bank's proof. */
export function reportTransfer({ ctx, id, input }: Reporting): Promise<WireReport> {
  checkDay(ctx, input.paidOn);
  return ctx.sql.transaction(async (sql) => {
    const { purchaseId, own } = await findSeen(sql, ctx, id);
    if (!own) throw new AppError('forbidden', 'Only the payer reports a transfer');
    const locked = await lockPurchase(sql, purchaseId);
    const due = locked?.dues.find((each) => each.id === id);
    if (!locked || !due) throw notFound('Due');
    if (due.state === 'paid' || due.state === 'waived')
      throw dueConflict(due.state, 'Nothing is open of this due any more');
    if (due.openReports >= MOST_OPEN_REPORTS)
      throw dueConflict(
        'too_many',
        `${MOST_OPEN_REPORTS} reported transfers of this due are being reviewed: wait for the answer`,
      );
    const { file, amount, paidOn, reference = null } = input;
    await attachMedia(sql, { ids: [file.id], ownerId: ctx.viewer.userId, kinds: ['image', 'document'], at: ctx.now });
    const values = { dueId: id, userId: ctx.viewer.userId, amountMinor: amount, paidOn, reference, mediaId: file.id };
    const [added] = await sql.orm
      .insert(transferReports)
      .values({ ...values, createdAt: ctx.now })
      .returning({ id: transferReports.id });
    if (!added) throw new Error('the report was not stored');
    const after = { dueId: id, minor: amount, paidOn, reference };
    await writeAudit(sql, ctx, {
      action: 'transfer_report.create',
      subject: 'transfer_report',
      subjectId: added.id,
      after,
    });
    await settleDues(sql, locked, settlingOf(ctx));
    const about = await aboutOf(sql, locked.purchase, { at: ctx.now, actorId: ctx.viewer.userId });
    await notifyReported(sql, about, { reportId: added.id, dueId: id, minor: amount });
    return findReport(sql, ctx, added.id);
  });
}
