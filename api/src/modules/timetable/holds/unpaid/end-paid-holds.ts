import { writeSystemAudit } from '#base/audit/audit.ts';
import { eachAlone } from '#base/database/each-alone.ts';
import { transferredSince } from '#modules/money/bank-transfers/transfers-sql.ts';
import { endedUnpaidSince, isDueSettled, isPaid, isPaidByTransfer } from '#modules/money/purchases/index.ts';
import { endForPeople } from '../end-hold.ts';
import type { HoldCtx } from '../set-hold.ts';
import { findHold } from '../stored-hold.ts';

/** Where the subscription has ended for the missing payment, another one since its invoice keeps the hold away. */
const since = `least(h.created_at, ${endedUnpaidSince('h.payment_id')})`;

const dueText = `select h.id::int from holds h where h.state in ('planned', 'running')
  and (h.payment_id is not null and (${isPaid({ payment: 'h.payment_id', student: 'h.student_id', since })}
      or ${isPaidByTransfer('h.payment_id', transferredSince)})
    or h.due_id is not null and ${isDueSettled('h.due_id')}) order by h.id`;

async function end(ctx: HoldCtx, id: number): Promise<void> {
  const hold = await findHold(ctx.sql, id);
  const line = hold && (await endForPeople(ctx, hold));
  if (line) await writeSystemAudit(ctx.sql, ctx.now, line);
}

/** D114, D131: a payment ends the hold that began because the payment, or the due, was missing. */
export async function endPaidHolds({ sql, ...clock }: Omit<HoldCtx, 'viewer'>): Promise<void> {
  const ctx = { ...clock, viewer: null };
  await eachAlone(await sql.query<{ id: number }>({ text: dueText }), ({ id }) =>
    sql.transaction((inside) => end({ ...ctx, sql: inside }, id)),
  );
}
