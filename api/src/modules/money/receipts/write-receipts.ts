import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { academySettings } from '#modules/platform/academy/academy.settings.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { receiptSettings } from './receipts.settings.ts';
import type { ReceiptSnapshot } from './receipts.table.ts';
import { netOf } from './tax.ts';

/** The current state of a payment. */
export interface PaidSource extends Pick<ReceiptSnapshot, 'item' | 'reference' | 'date'> {
  /** `payment:12`, `bank_transfer:3`. */
  source: string;
  method: 'monthly' | 'one_time' | 'bank_transfer';
  userId: number;
  studentId: number;
  currency: string;
  /** In the smallest unit. */
  paidMinor: number;
  /** The refunded part of it. */
  refundedMinor: number;
}

interface Writing {
  settings: ReadSettings;
  at: Date;
}

interface Written {
  id: number;
  source: string;
  kind: 'receipt' | 'credit_note';
  minor: number;
  userId: number;
  studentId: number;
  currency: string;
  method: PaidSource['method'];
  taxRate: number;
  snapshot: ReceiptSnapshot;
}

const writtenText = `select id, source, kind, amount_minor as minor, user_id as "userId", student_id as "studentId", currency, method,
  tax_rate as "taxRate", snapshot from receipts where source = any ($1) order by id`;

const insertText = `with taken as (insert into receipt_series (kind, year, last) values ($1, $2, 1)
    on conflict (kind, year) do update set last = receipt_series.last + 1 returning last)
  insert into receipts (kind, year, number, source, method, receipt_id, user_id, student_id, currency, amount_minor, net_minor,
    tax_rate, snapshot, created_at)
  select $1, $2, last, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 from taken`;

type Content = Pick<PaidSource, 'source' | 'method' | 'userId' | 'studentId' | 'currency'> &
  Pick<Written, 'kind' | 'minor' | 'taxRate' | 'snapshot'> & { receiptId: number | null };

/**
 * Takes the next number of the series, which nobody else can get before this transaction ends: no number is left out.
 */
async function insertReceipt(sql: Sql, { settings, at }: Writing, content: Content): Promise<void> {
  const { kind, source, method, receiptId, userId, studentId, currency, minor, taxRate, snapshot } = content;
  const year = Number(dayIn(settings.get(timeSettings.academy_zone), at).slice(0, 4));
  const about = [source, method, receiptId, userId, studentId, currency, minor, netOf(minor, taxRate), taxRate];
  await sql.query({ text: insertText, values: [kind, year, ...about, JSON.stringify(snapshot), at] });
}

/** The current academy, as named on papers about money. */
export const academyOnPapers = (settings: ReadSettings): ReceiptSnapshot['academy'] => ({
  name: { en: settings.get(academySettings.academy_name_en), ar: settings.get(academySettings.academy_name_ar) },
  email: settings.get(academySettings.academy_email),
  phone: settings.get(academySettings.academy_phone),
  address: settings.get(academySettings.academy_address),
  footer: settings.get(receiptSettings.papers_footer),
});

async function writeReceipt(sql: Sql, writing: Writing, paid: PaidSource, minor: number): Promise<void> {
  const { settings } = writing;
  const { item, reference, date, ...about } = paid;
  const snapshot = {
    academy: academyOnPapers(settings),
    payer: await nameOf(sql, paid.userId),
    student: await nameOf(sql, paid.studentId),
    taxName: settings.get(receiptSettings.tax_name),
    item,
    reference,
    date,
  };
  const taxRate = settings.get(receiptSettings.tax_rate);
  await insertReceipt(sql, writing, { ...about, kind: 'receipt', minor, taxRate, snapshot, receiptId: null });
}

/** Writes a credit note for a receipt, with the texts and the tax of the receipt. */
async function writeCreditNote(sql: Sql, writing: Writing, receipt: Written, minor: number): Promise<void> {
  const { id, snapshot, kind: _receipt, ...about } = receipt;
  const now = { ...snapshot, academy: academyOnPapers(writing.settings) };
  await insertReceipt(sql, writing, { ...about, kind: 'credit_note', minor, snapshot: now, receiptId: id });
}

const balanceOf = (written: readonly Written[]): number =>
  written.reduce((sum, { kind, minor }) => sum + (kind === 'receipt' ? minor : -minor), 0);

/**
 * D110: writes the missing receipts and credit notes of each payment: for its remaining amount minus the written ones.
 * A repetition has no further effect. Runs last in the payment's transaction, since numbers are locked until its end;
 * the caller has locked the payment.
 */
export async function writeReceipts(sql: Sql, writing: Writing, sources: readonly PaidSource[]): Promise<void> {
  if (sources.length === 0) return;
  // Waits for the process that writes missing receipts of old payments, and makes it wait.
  await sql.query({ text: 'lock table receipts in row exclusive mode' });
  const values = [sources.map(({ source }) => source)];
  const all = await sql.query<Written>({ text: writtenText, values });
  for (const paid of sources) {
    const written = all.filter(({ source }) => source === paid.source);
    const receipt = written.findLast(({ kind }) => kind === 'receipt');
    if (!receipt && paid.paidMinor > 0) await writeReceipt(sql, writing, paid, paid.paidMinor);
    const balance = receipt ? balanceOf(written) : paid.paidMinor;
    const missing = paid.paidMinor - paid.refundedMinor - balance;
    if (missing > 0) await writeReceipt(sql, writing, paid, missing);
    if (missing < 0) await writeCreditNote(sql, writing, receipt ?? (await lastReceipt(sql, paid.source)), -missing);
  }
}

async function lastReceipt(sql: Sql, source: string): Promise<Written> {
  const receipt = (await sql.query<Written>({ text: writtenText, values: [[source]] })).findLast(
    ({ kind }) => kind === 'receipt',
  );
  if (!receipt) throw new Error(`${source} has no receipt`);
  return receipt;
}

/** Prevents others from writing receipts until the transaction ends: for writing missing ones. */
export async function lockReceipts(sql: Sql): Promise<void> {
  await sql.query({ text: 'lock table receipts in share row exclusive mode' });
}

/** D110: corrects a receipt that is no longer true with a credit note for its whole amount. */
export async function takeBackReceipt(sql: Sql, writing: Writing, source: string): Promise<void> {
  const written = await sql.query<Written>({ text: writtenText, values: [[source]] });
  const receipt = written.findLast(({ kind }) => kind === 'receipt');
  const balance = balanceOf(written);
  if (receipt && balance > 0) await writeCreditNote(sql, writing, receipt, balance);
}
