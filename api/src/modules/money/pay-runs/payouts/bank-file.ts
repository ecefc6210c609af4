import { bankText } from '@academy/shared-auth/csv';
import type { Context } from 'hono';
import { writeAudit } from '#base/audit/audit.ts';
import { AppError, type ErrorData, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { type PageLanguage, pageLanguageOf } from '#base/http/page-language.ts';
import { majorUnits } from '#base/money/money.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { closedMonths } from '#modules/money/salaries/index.ts';
import { smallestOf } from '../pay-amount.ts';
import { checkPaysAll } from '../pay-runs.policy.ts';
import { type BankColumn, columnsIn, payRunSettings } from '../pay-runs.settings.ts';
import { type SealedPart, unsealed } from './payouts.ts';

interface Row {
  base: string;
  salary: number;
  settled: number;
  closed: number | null;
  teacherId: number;
  teacher: string;
  month: string;
  amount: number;
  currency: string;
  reference: string | null;
  sealed: Buffer | null;
}

const wayOf = `coalesce(l.way, p.way, 'cash')`;
const settledSalary = `(select coalesce(sum(s.salary_minor), 0) from pay_run_lines s
  where s.run_id = l.run_id and s.teacher_id = l.teacher_id and s.state <> 'prepared')`;
const closedTotal = `(select z.total_minor from ${closedMonths} z
  where z.teacher_id = l.teacher_id and z.month = r.month and z.currency = r.currency)`;

/** What waits and is paid by a bank or a wallet: cash needs no bank, and what came to nothing is not sent. */
const rowsText = `select l.teacher_id::float8 as "teacherId", u.name as teacher, to_char(r.month, 'YYYY-MM') as month,
    l.amount_minor::float8 as amount, l.currency, l.reference, r.currency as base,
    l.salary_minor::float8 as salary, ${settledSalary}::float8 as settled, ${closedTotal}::float8 as closed,
    case when p.way = ${wayOf} then p.sealed end as sealed
  from pay_run_lines l join pay_runs r on r.id = l.run_id join ${userCards} u on u.id = l.teacher_id
    left join payouts p on p.teacher_id = l.teacher_id
  where r.id = $1 and l.state = 'prepared' and l.amount_minor > 0 and ${wayOf} <> 'cash'
  order by u.name, u.id`;

const heads: Readonly<Record<BankColumn, Readonly<Record<PageLanguage, string>>>> = {
  holder: { en: 'Holder', ar: 'صاحب الحساب' },
  bank: { en: 'Bank', ar: 'البنك' },
  account: { en: 'Account', ar: 'الحساب' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  currency: { en: 'Currency', ar: 'العملة' },
  reference: { en: 'Reference', ar: 'الرقم المرجعي' },
  month: { en: 'Month', ar: 'الشهر' },
  teacher: { en: 'Teacher', ar: 'المعلم' },
};

const numberOf = (part: SealedPart | null) => part?.account ?? part?.wallet ?? null;

const values: Readonly<Record<BankColumn, (row: Row, part: SealedPart | null) => string | number | null>> = {
  holder: (_, part) => part?.holder ?? null,
  bank: (_, part) => part?.bank ?? null,
  account: (_, part) => numberOf(part),
  amount: ({ amount, currency }) => majorUnits({ currency, minor: amount }),
  currency: ({ currency }) => currency,
  reference: ({ reference, month }) => reference ?? month,
  month: ({ month }) => month,
  teacher: ({ teacher }) => teacher,
};

const conflict = (message: string, data: ErrorData) => new AppError('conflict', message, [], undefined, data);

/** @throws AppError if a month was opened, or closed with another total, since its line was prepared. */
function checkStillDue(rows: readonly Row[]): void {
  const isDue = ({ closed, base, settled, salary }: Row) =>
    closed !== null && smallestOf(closed, base) - settled === salary;
  if (!rows.every(isDue))
    throw conflict('A salary of this month has changed: prepare the run again', { reason: 'changed' });
}

/** The account or wallet of each line. @throws AppError that names who has none for the way of the line. */
function partsOf(deps: ViewerCtx['deps'], rows: readonly Row[]): { row: Row; part: SealedPart | null }[] {
  const found = rows.map((row) => ({
    row,
    part: row.sealed && unsealed(deps, row.teacherId, Buffer.from(row.sealed)),
  }));
  const teachers = found.filter(({ part }) => numberOf(part) === null).map(({ row }) => row.teacher);
  if (teachers.length > 0)
    throw conflict(`No account or wallet is known of: ${teachers.join(', ')}`, { reason: 'no_account', teachers });
  return found;
}

/** D148: the lines of a run that wait, as a file for the bank, in the columns of the academy. Each download is audited. */
export async function bankFile(ctx: ViewerCtx, id: number, c: Context): Promise<Response> {
  const { sql, deps } = ctx;
  await checkPaysAll(sql, ctx);
  const [run] = await sql.query<{ month: string }>({
    text: `select to_char(month, 'YYYY-MM') as month from pay_runs where id = $1`,
    values: [id],
  });
  if (!run) throw notFound('Pay run');
  const rows = await sql.query<Row>({ text: rowsText, values: [id] });
  checkStillDue(rows);
  const found = partsOf(deps, rows);
  const columns = columnsIn(deps.academySettings.get(payRunSettings.bank_file_columns));
  const language = pageLanguageOf(c);
  await writeAudit(sql, ctx, {
    action: 'pay-run.export',
    subject: 'pay-run',
    subjectId: id,
    after: { month: run.month, lines: rows.length },
  });
  const cells = found.map(({ row, part }) => columns.map((column) => values[column](row, part)));
  return c.newResponse(bankText([columns.map((column) => heads[column][language]), ...cells]), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="bank-${run.month}.csv"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
