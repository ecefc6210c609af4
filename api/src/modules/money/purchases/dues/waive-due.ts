import { writeAudit } from '#base/audit/audit.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { inPeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { dueConflict } from './due-conflict.ts';
import { dueNotifications } from './dues.notifications.ts';
import { dueScopes } from './dues.policy.ts';
import type { WireDue } from './dues.schema.ts';
import { findDue } from './list-dues.ts';
import { settleDues } from './settle-dues.ts';
import { lockPurchase } from './stored-due.ts';

const waiveText = `update dues set state = 'waived', reason = $2, waived_by = $3 where id = $1`;
const expiredText = `update purchases set state = 'expired', version = version + 1 where id = $1 and state = 'awaiting'`;

/**
 * D131: nobody has to pay a due any more. Its classes do not come; what was paid of it goes on to the next due. A purchase
 * whose first due is waived does not begin.
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
    await sql.query({ text: waiveText, values: [id, reason, ctx.viewer.userId] });
    if (due.number === 1) await sql.query({ text: expiredText, values: [locked.purchase.id] });
    await writeAudit(sql, ctx, { action: 'due.waive', subject: 'due', subjectId: id, after: { reason } });
    const { deps, now } = ctx;
    const { opened, unpaid } = dueNotifications;
    await settleNotifications(sql, { kinds: [opened, unpaid], relatedId: id, at: now });
    await settleDues(sql, locked, { settings: deps.academySettings, now, actorId: ctx.viewer.userId, paid: deps.paid });
    return findDue(sql, ctx, id);
  });
}
