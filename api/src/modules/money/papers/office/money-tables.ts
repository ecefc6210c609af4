import type { CsvValue } from '@academy/shared-auth/csv';
import type { Sql } from '#base/database/sql.ts';
import type { FieldName } from '#base/fields/fields.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { majorUnits } from '#base/money/money.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { classFields } from '#modules/classes/classes/class.fields.ts';
import { transferFields } from '#modules/money/bank-transfers/bank-transfers.fields.ts';
import { shownTransfers } from '#modules/money/bank-transfers/transfers-sql.ts';
import { shownPayments, shownRefunds } from '#modules/money/purchases/index.ts';
import { shownReceipts } from '#modules/money/receipts/receipts-sql.ts';
import { lineWords } from '#modules/money/salaries/index.ts';
import { academyDateOf, startOfAcademyDay } from '#modules/platform/academy/academy-time.ts';

/** A file of the month: headers, rows, and rows of totals. */
export interface MonthTable {
  name: string;
  heads: readonly FieldName[];
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
    case y.kind when 'monthly' then 'monthly' else 'once' end, y.title, ${nameOf('y.user_id')}, ${nameOf('y.student_id')}) as cells
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
    ${dayOf('r.created_at')}, r.number, r.kind,
    r.of->>'number', r.snapshot->>'payer', r.snapshot->>'student', r.snapshot->'item'->>'title') as cells
  from ${shownReceipts} r where ${inMonth('r.created_at')} order by r.created_at, r.id`;

const rowsOf = <Row>(sql: Sql, text: string, month: string): Promise<Row[]> =>
  sql.query<Row & object>({ text, values: [`${month}-01`] });

/** Heads of documents: no list has the others, since payments, refunds and receipts are not typed. */
const heads = {
  date: transferFields.date.name,
  number: { en: 'Number', ar: 'الرقم' },
  kind: { en: 'Kind', ar: 'النوع' },
  package: { en: 'Package', ar: 'الباقة' },
  payer: transferFields.user_id.name,
  student: classFields.student_id.name,
  reference: { en: 'Reference', ar: 'المرجع' },
  of: { en: 'For receipt', ar: 'الإيصال الأصلي' },
  net: { en: 'Net', ar: 'قبل الضريبة' },
  tax: { en: 'Tax', ar: 'الضريبة' },
  amount: transferFields.amount.name,
  currency: transferFields.currency.name,
} as const satisfies Record<string, FieldName>;

/** The codes under `kind`. */
const kinds: Readonly<Record<string, FieldName>> = {
  monthly: { en: 'Monthly', ar: 'شهريًا' },
  once: { en: 'Once', ar: 'مرة واحدة' },
  receipt: { en: 'Receipt', ar: 'إيصال' },
  credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
};

/** Translates codes of kinds; names and titles stay unchanged. */
const worded = (columns: readonly FieldName[], cells: readonly CsvValue[], language: PageLanguage): CsvValue[] =>
  cells.map((cell, index) => (columns[index] === heads.kind ? kinds[String(cell)]?.[language] : cell));

/** A row of totals for each currency; the amounts are in the columns before the currency. */
function totalsOf(
  { columns, language }: { columns: number; language: PageLanguage },
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
      lineWords.total[language],
      ...Array<null>(empty).fill(null),
      ...minors.map((minor) => majorUnits({ currency, minor })),
      currency,
    ];
  });
}

interface MonthQuery {
  sql: Sql;
  month: string;
  language: PageLanguage;
}

async function moneyTable(
  { sql, month, language }: MonthQuery,
  { name, columns, text }: { name: string; columns: readonly FieldName[]; text: string },
): Promise<MonthTable> {
  const found = await rowsOf<MoneyRow>(sql, text, month);
  const all = [...columns, heads.amount, heads.currency];
  return {
    name,
    heads: all,
    rows: found.map(({ currency, minor, cells }) => [
      ...worded(columns, cells, language),
      majorUnits({ currency, minor }),
      currency,
    ]),
    totals: totalsOf(
      { columns: all.length, language },
      found.map(({ currency, minor }) => ({ currency, minors: [minor] })),
    ),
  };
}

async function receiptsTable({ sql, month, language }: MonthQuery): Promise<MonthTable> {
  const { date, number, kind, of, payer, student, net, tax, amount, currency } = heads;
  const columns = [date, number, kind, of, payer, student, heads.package, net, tax, amount, currency];
  const found = (await rowsOf<ReceiptRow>(sql, receiptsText, month)).map(({ kind: code, minor, netMinor, ...row }) => {
    const sign = code === 'receipt' ? 1 : -1;
    return { ...row, minors: [netMinor, minor - netMinor, minor].map((each) => sign * each) };
  });
  return {
    name: 'receipts',
    heads: columns,
    rows: found.map(({ currency: code, minors, cells }) => [
      ...worded(columns, cells, language),
      ...minors.map((minor) => majorUnits({ currency: code, minor })),
      code,
    ]),
    totals: totalsOf({ columns: columns.length, language }, found),
  };
}

/** D115: payments and refunds of a month at the academy, each with its totals by currency. */
export async function moneyTables(sql: Sql, month: string, language: PageLanguage): Promise<MonthTable[]> {
  const asked = { sql, month, language };
  const { date, number, kind, payer, student, reference } = heads;
  return [
    await moneyTable(asked, {
      name: 'payments',
      columns: [date, number, kind, heads.package, payer, student],
      text: paymentsText,
    }),
    await moneyTable(asked, { name: 'refunds', columns: [date, number, payer, student], text: refundsText }),
    await moneyTable(asked, { name: 'transfers', columns: [date, reference, payer], text: transfersText }),
    await receiptsTable(asked),
  ];
}
