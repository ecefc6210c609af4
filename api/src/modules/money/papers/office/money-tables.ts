import type { CsvValue } from '@academy/shared-auth/csv';
import type { Sql } from '#base/database/sql.ts';
import type { Word } from '#base/http/csv-words.ts';
import { majorUnits } from '#base/money/money.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { shownTransfers } from '#modules/money/bank-transfers/transfers-sql.ts';
import { shownPayments, shownRefunds } from '#modules/money/purchases/index.ts';
import { shownReceipts } from '#modules/money/receipts/receipts-sql.ts';
import { academyDateOf, startOfAcademyDay } from '#modules/platform/academy/academy-time.ts';

/** A file of the month: headers in English, rows, and rows of totals. */
export interface MonthTable {
  name: string;
  heads: readonly string[];
  rows: (readonly CsvValue[])[];
  totals: (readonly CsvValue[])[];
}

interface MoneyRow {
  currency: string;
  minor: number;
  cells: CsvValue[];
}

/** $1: the first day of the month. */
const inMonth = (time: string) => `${time} >= ${startOfAcademyDay('$1::date')}
  and ${time} < ${startOfAcademyDay(`$1::date + interval '1 month'`)}`;
const dayOf = (time: string) => `${academyDateOf(time)}::text`;
const nameOf = (id: string) => `(select u.name from ${userCards} u where u.id = ${id})`;

const paymentsText = `select y.currency, y.amount_minor as minor, json_build_array(${dayOf('y.paid_at')}, y.number,
    case y.kind when 'monthly' then 'Monthly' else 'Once' end, y.title, ${nameOf('y.user_id')}, ${nameOf('y.student_id')}) as cells
  from ${shownPayments} y where ${inMonth('y.paid_at')} and y.currency is not null and y.amount_minor is not null
  order by y.paid_at, y.id`;

const refundsText = `select r.currency, r.minor, json_build_array(${dayOf('r.at')}, r.number, ${nameOf('r.user_id')},
    ${nameOf('r.student_id')}) as cells
  from ${shownRefunds} r where ${inMonth('r.at')} and r.currency is not null order by r.at, r.id`;

const transfersText = `select b.currency, b.amount_minor as minor, json_build_array(b.date::text, b.reference_number,
    ${nameOf('b.user_id')}) as cells
  from ${shownTransfers} b where b.date >= $1::date and b.date < $1::date + interval '1 month' order by b.date, b.id`;

interface ReceiptRow extends Omit<MoneyRow, 'minor'> {
  kind: 'receipt' | 'credit_note';
  minor: number;
  netMinor: number;
}
const receiptsText = `select r.currency, r.kind, r.amount_minor as minor, r.net_minor as "netMinor", json_build_array(
    ${dayOf('r.created_at')}, r.number, case r.kind when 'receipt' then 'Receipt' else 'Credit note' end,
    r.of->>'number', r.snapshot->>'payer', r.snapshot->>'student', r.snapshot->'item'->>'title') as cells
  from ${shownReceipts} r where ${inMonth('r.created_at')} order by r.created_at, r.id`;

const rowsOf = <Row>(sql: Sql, text: string, month: string): Promise<Row[]> =>
  sql.query<Row & object>({ text, values: [`${month}-01`] });

/** Translates codes of kinds; names and titles stay unchanged. */
const worded = (heads: readonly string[], cells: readonly CsvValue[], word: Word): CsvValue[] =>
  cells.map((cell, index) => (heads[index] === 'Kind' ? word(String(cell)) : cell));

/** A row of totals for each currency; the amounts are in the columns before the currency. */
function totalsOf(
  { columns, word }: { columns: number; word: Word },
  rows: readonly { currency: string; minors: readonly number[] }[],
): CsvValue[][] {
  const sums = new Map<string, number[]>();
  for (const { currency, minors } of rows) {
    const sum = sums.get(currency) ?? minors.map(() => 0);
    sums.set(
      currency,
      minors.map((minor, index) => minor + (sum[index] ?? 0)),
    );
  }
  return [...sums].sort().map(([currency, minors]) => {
    const empty = columns - minors.length - 2;
    return [
      word('Total'),
      ...Array<null>(empty).fill(null),
      ...minors.map((minor) => majorUnits({ currency, minor })),
      currency,
    ];
  });
}

interface MonthQuery {
  sql: Sql;
  month: string;
  word: Word;
}

async function moneyTable(
  { sql, month, word }: MonthQuery,
  { name, heads, text }: { name: string; heads: readonly string[]; text: string },
): Promise<MonthTable> {
  const found = await rowsOf<MoneyRow>(sql, text, month);
  const all = [...heads, 'Amount', 'Currency'];
  return {
    name,
    heads: all,
    rows: found.map(({ currency, minor, cells }) => [
      ...worded(heads, cells, word),
      majorUnits({ currency, minor }),
      currency,
    ]),
    totals: totalsOf(
      { columns: all.length, word },
      found.map(({ currency, minor }) => ({ currency, minors: [minor] })),
    ),
  };
}

async function receiptsTable({ sql, month, word }: MonthQuery): Promise<MonthTable> {
  const heads = [
    'Date',
    'Number',
    'Kind',
    'For receipt',
    'Payer',
    'Student',
    'Package',
    'Net',
    'Tax',
    'Amount',
    'Currency',
  ];
  const found = (await rowsOf<ReceiptRow>(sql, receiptsText, month)).map(({ kind, minor, netMinor, ...row }) => {
    const sign = kind === 'receipt' ? 1 : -1;
    return { ...row, minors: [netMinor, minor - netMinor, minor].map((each) => sign * each) };
  });
  return {
    name: 'receipts',
    heads,
    rows: found.map(({ currency, minors, cells }) => [
      ...worded(heads, cells, word),
      ...minors.map((minor) => majorUnits({ currency, minor })),
      currency,
    ]),
    totals: totalsOf({ columns: heads.length, word }, found),
  };
}

/** D115: payments and refunds of a month at the academy, each with its totals by currency. */
export async function moneyTables(sql: Sql, month: string, word: Word): Promise<MonthTable[]> {
  const asked = { sql, month, word };
  const people = ['Payer', 'Student'];
  return [
    await moneyTable(asked, {
      name: 'payments',
      heads: ['Date', 'Number', 'Kind', 'Package', ...people],
      text: paymentsText,
    }),
    await moneyTable(asked, { name: 'refunds', heads: ['Date', 'Number', ...people], text: refundsText }),
    await moneyTable(asked, { name: 'transfers', heads: ['Date', 'Reference', 'Payer'], text: transfersText }),
    await receiptsTable(asked),
  ];
}
