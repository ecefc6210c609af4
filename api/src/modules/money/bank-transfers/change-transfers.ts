import { eq } from 'drizzle-orm';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import { allColumnsOf, storedOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { holdUsers } from '#modules/accounts/identity/accounts.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { type PaidSource, takeBackReceipt, writeReceipts } from '#modules/money/receipts/write-receipts.ts';
import { inPeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { transferFields } from './bank-transfers.fields.ts';
import type { TransferInput, WireTransfer } from './bank-transfers.schema.ts';
import { bankTransfers } from './bank-transfers.table.ts';
import { findTransfer } from './list-transfers.ts';
import { transferOfDueChanged, transferQuestions } from './transfer-events.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}
type Action = 'create' | 'update' | 'delete';

const DAY_MS = 86_400_000;
const auditOf = (action: Action, id: number) => ({
  action: `bank_transfer.${action}`,
  subject: 'bank_transfer',
  subjectId: id,
});
const reach = ({ viewer, sql }: ViewerCtx, action: Action) =>
  peopleScope(sql, viewer, `subscriptions.bank_transfers.${action}`);

type Row = typeof bankTransfers.$inferSelect;
const stateOf = (row: Row) => ({ ...storedOf(transferFields, row), minor: row.amountMinor });
const toColumns = (input: TransferInput) => ({ ...allColumnsOf(transferFields, input), amountMinor: input.minor });

const writingOf = ({ deps, now }: ViewerCtx) => ({ settings: deps.academySettings, at: now });

/** The facts for its receipt (D110); those of a due come from the module that knows it. */
async function paidSource(sql: Sql, row: Row): Promise<PaidSource> {
  const { id, userId, dueId, currency, amountMinor, referenceNumber: reference, date } = row;
  const bought = dueId === null ? { studentId: userId, item: null } : await transferQuestions.paidFor.ask(sql, dueId);
  const money = { currency, paidMinor: amountMinor, refundedMinor: 0, reference, date };
  return { source: `bank_transfer:${id}`, method: 'bank_transfer', userId, ...bought, ...money };
}

/** The stored transfer, locked until the transaction ends. @throws AppError `not_found` (D9). */
async function lockTransfer({ ctx, id }: Named, action: Action): Promise<Row> {
  const [found] = await ctx.sql.query({
    text: `select from bank_transfers t where t.id = $1 and t.deleted_at is null and $2::bigint is not null
      and ${inPeopleScope(await reach(ctx, action), 't.user_id', '$2::bigint')} for no key update`,
    values: [id, ctx.viewer.userId],
  });
  const [row] = found ? await ctx.sql.orm.select().from(bankTransfers).where(eq(bankTransfers.id, id)) : [];
  if (!row) throw notFound('Bank transfer');
  return row;
}

interface ForDue extends Pick<Row, 'userId' | 'currency' | 'amountMinor' | 'referenceNumber' | 'date'> {
  dueId: number;
}

/** D132: records the transfer of an accepted report. The caller has checked it, and writes its receipt last. */
export async function addTransferOfDue(sql: Sql, ctx: ViewerCtx, values: ForDue): Promise<PaidSource & { id: number }> {
  const more = { note: null, createdBy: ctx.viewer.userId, createdAt: ctx.now };
  const [row] = await sql.orm
    .insert(bankTransfers)
    .values({ ...values, ...more })
    .returning();
  if (!row) throw new Error('the bank transfer was not stored');
  await writeAudit(sql, ctx, { ...auditOf('create', row.id), after: stateOf(row) });
  return { id: row.id, ...(await paidSource(sql, row)) };
}

/** Checks that the payer exists and is in the scope of the permission. */
async function checkPayer(ctx: ViewerCtx, action: Action, userId: number): Promise<void> {
  await holdUsers(ctx.sql, [userId]);
  const [found] = await ctx.sql.query({
    text: `select from ${existingUsers} u where u.id = $1 and $2::bigint is not null
      and ${inPeopleScope(await reach(ctx, action), 'u.id', '$2::bigint')}`,
    values: [userId, ctx.viewer.userId],
  });
  if (!found) throw fieldError('user_id', 'unknown', 'This user is not there');
}

/** D41: the latest date is tomorrow in the academy's zone. */
function checkDate(ctx: ViewerCtx, date: string): void {
  const tomorrow = Date.parse(academyDay(ctx)) + DAY_MS;
  if (Date.parse(date) > tomorrow) throw fieldError('date', 'future', 'The date is in the future');
}

const inside = <Result>(ctx: ViewerCtx, run: (ctx: ViewerCtx) => Promise<Result>): Promise<Result> =>
  ctx.sql.transaction((sql: Sql) => run({ ...ctx, sql }));

/** Records a payment. It books no classes (D41). */
export function createTransfer({ ctx, input }: { ctx: ViewerCtx; input: TransferInput }): Promise<WireTransfer> {
  checkDate(ctx, input.date);
  return inside(ctx, async (inner) => {
    await checkPayer(inner, 'create', input.user_id);
    const values = { ...toColumns(input), createdBy: ctx.viewer.userId, createdAt: ctx.now };
    const [row] = await inner.sql.orm.insert(bankTransfers).values(values).returning();
    if (!row) throw new Error('the bank transfer was not stored');
    await writeAudit(inner.sql, ctx, { ...auditOf('create', row.id), after: stateOf(row) });
    for (const follow of ctx.deps.paid) await follow(inner.sql, { userId: row.userId, isPayer: true, at: ctx.now });
    await writeReceipts(inner.sql, writingOf(ctx), [await paidSource(inner.sql, row)]);
    return findTransfer({ ctx: inner, id: row.id });
  });
}

/** What a due needs stays as it was accepted (D132). @throws AppError on the payer or the currency. */
function checkOfDue({ dueId, userId, currency }: Row, input: TransferInput): void {
  if (dueId === null) return;
  const message = 'This transfer pays a due: delete it and record another one';
  if (input.user_id !== userId) throw fieldError('user_id', 'of_due', message);
  if (input.currency !== currency) throw fieldError('currency', 'of_due', message);
}

export function editTransfer({ ctx, id, input }: Named & { input: TransferInput }): Promise<WireTransfer> {
  return inside(ctx, async (inner) => {
    const before = await lockTransfer({ ctx: inner, id }, 'update');
    checkOfDue(before, input);
    if (input.date !== before.date) checkDate(ctx, input.date);
    if (input.user_id !== before.userId) await checkPayer(inner, 'update', input.user_id);
    await inner.sql.orm.update(bankTransfers).set(toColumns(input)).where(eq(bankTransfers.id, id));
    const after = await lockTransfer({ ctx: inner, id }, 'update');
    await writeEdit(inner.sql, ctx, { ...auditOf('update', id), before: stateOf(before), after: stateOf(after) });
    if (after.dueId !== null) await transferOfDueChanged.publish(inner.sql, ctx, after.dueId);
    const [was, is] = [await paidSource(inner.sql, before), await paidSource(inner.sql, after)];
    if (JSON.stringify(was) !== JSON.stringify(is)) {
      await takeBackReceipt(inner.sql, writingOf(ctx), is.source);
      await writeReceipts(inner.sql, writingOf(ctx), [is]);
    }
    return findTransfer({ ctx: inner, id });
  });
}

/** Hides a transfer; its reference number is free again. */
export function deleteTransfer({ ctx, id }: Named): Promise<void> {
  return inside(ctx, async (inner) => {
    const before = await lockTransfer({ ctx: inner, id }, 'delete');
    await inner.sql.query({ text: 'update bank_transfers set deleted_at = $2 where id = $1', values: [id, ctx.now] });
    await writeAudit(inner.sql, ctx, { ...auditOf('delete', id), before: stateOf(before) });
    if (before.dueId !== null) await transferOfDueChanged.publish(inner.sql, ctx, before.dueId);
    await takeBackReceipt(inner.sql, writingOf(ctx), `bank_transfer:${id}`);
  });
}
