import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { inPeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { dropDues } from './drop-dues.ts';
import { dueConflict } from './due-conflict.ts';
import { dueScopes } from './dues.policy.ts';
import type { WireDue } from './dues.schema.ts';
import { findDue } from './list-dues.ts';
import { settleDues, settlingOf } from './settle-dues.ts';
import { lockPurchase } from './stored-due.ts';

const expiredText = `update purchases set state = 'expired', version = version + 1 where id = $1 and state = 'awaiting'`;

/**
 * D131: nobody has to pay a due any more. Its classes do not come. A purchase whose first due is waived does
 * not begin; so nothing may be paid of the due, also by what was left of another one.
 */
export function waiveDue(ctx: ViewerCtx, id: number, reason: string): Promise<WireDue> {
  return ctx.sql.transaction(async (sql) => {
    const { update } = await dueScopes(sql, ctx);
    const [seen] = await sql.query<{ purchaseId: number }>({
      text: `select d.purchase_id::int as "purchaseId" from dues d where d.id = $1 and $2::bigint is not null
        and ${inPeopleScope(update, 'd.student_id', '$2::bigint')}`,
      values: [id, ctx.viewer.userId],
    });
    const locked = seen && (await lockPurchase(sql, seen.purchaseId));
    const due = locked?.dues.find((each) => each.id === id);
    if (!locked || !due) throw notFound('Due');
    if (due.state === 'waived') return findDue(sql, ctx, id);
    if (due.state === 'paid') throw dueConflict('paid', 'This due is paid: edit or delete its transfer instead');
    if (due.openReports > 0)
      throw dueConflict('reported', 'A transfer is reported for this due: accept or reject it first');
    if (due.paid > 0)
      throw dueConflict('part', 'A part of this due is paid: edit or delete the transfer that paid it first');
    await dropDues(sql, [due], { at: ctx.now, ctx, reason });
    if (due.number === 1) await sql.query({ text: expiredText, values: [locked.purchase.id] });
    await settleDues(sql, locked, settlingOf(ctx));
    return findDue(sql, ctx, id);
  });
}
