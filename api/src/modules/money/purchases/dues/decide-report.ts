import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addTransferOfDue } from '#modules/money/bank-transfers/change-transfers.ts';
import { findByReference } from '#modules/money/bank-transfers/find-by-reference.ts';
import { shownReceipts } from '#modules/money/receipts/receipts-sql.ts';
import { writeReceipts } from '#modules/money/receipts/write-receipts.ts';
import { inPeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { hasLeft } from '../leaving-buyers.ts';
import { hasSubscription } from '../no-buying.ts';
import { dueConflict } from './due-conflict.ts';
import { dueScopes } from './dues.policy.ts';
import type { Accepted, WireReport } from './dues.schema.ts';
import type { reportStates } from './dues.table.ts';
import { findReport } from './list-reports.ts';
import { aboutOf, notifyDecided, notifyPaid } from './notify-dues.ts';
import { isSameReference } from './reference.ts';
import { settleDues, settlingOf } from './settle-dues.ts';
import { type LockedPurchase, lockPurchase, type StoredDue } from './stored-due.ts';

interface Report {
  id: number;
  state: (typeof reportStates)[number];
  minor: number;
  paidOn: string;
  reference: string | null;
  reason: string | null;
  decidedBy: number | null;
  bankTransferId: number | null;
}

interface Decision extends LockedPurchase {
  report: Report;
  due: StoredDue;
}

const reportText = `select id::int as id, state, amount_minor::float8 as minor, paid_on::text as "paidOn", reference, reason,
  decided_by::int as "decidedBy", bank_transfer_id::int as "bankTransferId" from transfer_reports where id = $1`;

/** The report with its purchase, locked, and read after the lock. @throws AppError `not_found` outside the scope (D9). */
async function lockReport(sql: Sql, ctx: ViewerCtx, id: number): Promise<Decision> {
  const { update } = await dueScopes(sql, ctx);
  const [seen] = await sql.query<{ purchaseId: number; dueId: number }>({
    text: `select d.purchase_id::int as "purchaseId", d.id::int as "dueId" from transfer_reports r join dues d on d.id = r.due_id
      where r.id = $1 and $2::bigint is not null and ${inPeopleScope(update, 'd.student_id', '$2::bigint')}`,
    values: [id, ctx.viewer.userId],
  });
  const locked = seen && (await lockPurchase(sql, seen.purchaseId));
  const due = locked?.dues.find((each) => each.id === seen?.dueId);
  const [report] = locked ? await sql.query<Report>({ text: reportText, values: [id] }) : [];
  if (!locked || !due || !report) throw notFound('Transfer report');
  return { ...locked, due, report };
}

/** The same press again changes nothing; another person's, or the other button, is a conflict with what to do. */
function isRepeated({ report: { state, decidedBy } }: Decision, ctx: ViewerCtx, wanted: Report['state']): boolean {
  if (state === 'open') return false;
  if (state === wanted && decidedBy === ctx.viewer.userId) return true;
  const words = state === 'accepted' ? 'accepted' : 'rejected';
  const message = `This transfer was ${words} already: nothing is left to do`;
  throw dueConflict(words, message);
}

/** @throws AppError `conflict` where the money cannot be taken for this due, with what to do. */
async function checkPayable(sql: Sql, { due, purchase }: Decision): Promise<void> {
  const fail = (reason: string, message: string) => {
    throw dueConflict(reason, message);
  };
  const record = 'If this is other money, record it as a bank transfer; otherwise reject the report';
  if (due.state === 'paid') fail('due_paid', `This due was paid by another transfer. ${record}`);
  if (due.state === 'waived') fail('due_waived', `This due was waived. ${record}`);
  if (purchase.state === 'awaiting' && purchase.kind === 'monthly' && (await hasSubscription(sql, purchase.studentId)))
    fail('subscribed', `The student has another subscription now. ${record}`);
  if (purchase.state === 'awaiting' && (await hasLeft(sql, purchase)))
    fail('left', 'The payer or the student has left: reject the report, and return the money');
}

/**
 * The number of the transfer: that of the bank, with a number of ours where the same transfer pays for another child too,
 * or the academy's own reference with a number that is free. @throws AppError `conflict` for the number of other money.
 */
async function numberFor(sql: Sql, { due, dues, purchase, report }: Decision): Promise<string> {
  const { reference, paidOn } = report;
  if (reference === null || isSameReference(reference, due.reference)) return `${due.reference}-${report.id}`;
  const other = await findByReference(sql, reference);
  if (!other) return reference;
  const isOfOtherPurchase = other.dueId !== null && dues.every(({ id }) => id !== other.dueId);
  if (isOfOtherPurchase && other.userId === purchase.userId && other.date === paidOn)
    return `${reference}-${report.id}`;
  const message = 'Another transfer has this reference number: reject the report if it is the same money';
  throw dueConflict('reference_used', message);
}

const acceptText = `update transfer_reports set state = 'accepted', decided_by = $2, decided_at = $3, bank_transfer_id = $4 where id = $1`;
const receiptText = `select x.id::text as id from ${shownReceipts} x where x.source = $1 and x.kind = 'receipt' order by x.id limit 1`;

async function answerOf(sql: Sql, bankTransferId: number | null): Promise<Accepted> {
  const [receipt] = await sql.query<{ id: string }>({ text: receiptText, values: [`bank_transfer:${bankTransferId}`] });
  return { bankTransferId: String(bankTransferId), receiptId: receipt?.id ?? '' };
}

async function take(sql: Sql, ctx: ViewerCtx, decision: Decision, minor: number): Promise<Accepted> {
  const { report, due, purchase } = decision;
  const { userId, currency } = purchase;
  const { deps, now, viewer } = ctx;
  const about = { dueId: due.id, userId, currency, amountMinor: minor, date: report.paidOn };
  const referenceNumber = await numberFor(sql, decision);
  const { id, ...source } = await addTransferOfDue(sql, ctx, { ...about, referenceNumber });
  await sql.query({ text: acceptText, values: [report.id, viewer.userId, now, id] });
  const after = { dueId: due.id, minor };
  await writeAudit(sql, ctx, {
    action: 'transfer_report.accept',
    subject: 'transfer_report',
    subjectId: report.id,
    after,
  });
  const { credited, again } = await settleDues(sql, decision, settlingOf(ctx));
  const isPaid = credited.includes(due.id) || again.includes(due.id);
  const notified = { reportId: report.id, dueId: due.id, minor, reason: null, isPaid };
  const notifying = await aboutOf(sql, purchase, { at: now, actorId: viewer.userId });
  await notifyDecided(sql, notifying, notified);
  for (const dueId of again) await notifyPaid(sql, notifying, { dueId, classes: 0 });
  await writeReceipts(sql, { settings: deps.academySettings, at: now }, [source]);
  return answerOf(sql, id);
}

interface Deciding {
  ctx: ViewerCtx;
  id: number;
}

/** D132: the transfer has arrived: transfer, due, classes, receipt and notification in one transaction. */
export function acceptReport({ ctx, id, minor }: Deciding & { minor: number | undefined }): Promise<Accepted> {
  return ctx.sql.transaction(async (sql) => {
    const decision = await lockReport(sql, ctx, id);
    if (isRepeated(decision, ctx, 'accepted')) return answerOf(sql, decision.report.bankTransferId);
    await checkPayable(sql, decision);
    return take(sql, ctx, decision, minor ?? decision.report.minor);
  });
}

const rejectText = `update transfer_reports set state = 'rejected', decided_by = $2, decided_at = $3, reason = $4 where id = $1`;

/** D132: the transfer is not taken; the payer reads why, and can report again. */
export function rejectReport({ ctx, id, reason }: Deciding & { reason: string }): Promise<WireReport> {
  return ctx.sql.transaction(async (sql) => {
    const decision = await lockReport(sql, ctx, id);
    if (isRepeated(decision, ctx, 'rejected')) return findReport(sql, ctx, id);
    const { due, report, purchase } = decision;
    const { now, viewer } = ctx;
    await sql.query({ text: rejectText, values: [id, viewer.userId, now, reason] });
    await writeAudit(sql, ctx, {
      action: 'transfer_report.reject',
      subject: 'transfer_report',
      subjectId: id,
      after: { reason },
    });
    await settleDues(sql, decision, settlingOf(ctx));
    const notified = { reportId: id, dueId: due.id, minor: report.minor, reason, isPaid: false };
    await notifyDecided(sql, await aboutOf(sql, purchase, { at: now, actorId: viewer.userId }), notified);
    return findReport(sql, ctx, id);
  });
}
