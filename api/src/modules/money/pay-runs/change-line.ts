import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { amountText, majorUnits } from '#base/money/money.ts';
import { keepClosed } from '#modules/money/salaries/index.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { readLine } from './list-runs.ts';
import { converted, smallestOf } from './pay-amount.ts';
import { payRunNotifications } from './pay-runs.notifications.ts';
import { checkPaysAll, checkPaysTo } from './pay-runs.policy.ts';
import type { LineInput, WirePayLine } from './pay-runs.schema.ts';
import { payRunLines } from './pay-runs.table.ts';
import { payoutWay } from './payouts/payouts.ts';
import { type LockedRun, linesOf, lockRun, type StoredLine, settledOf } from './stored-lines.ts';

const MOST_MINOR = 100_000_000_000_000;

interface About {
  ctx: ViewerCtx;
  runId: number;
  teacherId: number;
  input: LineInput;
}

interface Changing extends About {
  sql: Sql;
  run: LockedRun;
  lines: readonly StoredLine[];
}

const conflict = (reason: string, message: string) => new AppError('conflict', message, [], undefined, { reason });
const neverChanges = () =>
  conflict('paid', 'A paid line never changes: mark it as returned, and a new line is there to be paid');

/** Currency and rate after a change: the run's own currency needs no rate. */
function rated({ run, input }: Changing, line: StoredLine): Pick<StoredLine, 'currency' | 'rate'> {
  const currency = input.currency ?? line.currency;
  if (currency === run.currency) {
    if (input.rate !== undefined && Number(input.rate) !== 1)
      throw fieldError('rate', 'same_currency', 'The rate of the academy’s own currency is 1');
    return { currency, rate: '1' };
  }
  if (input.rate === undefined && currency !== line.currency)
    throw fieldError('rate', 'required', 'The rate of this currency is missing');
  return { currency, rate: input.rate ?? line.rate };
}

const given = <Value>(value: Value | undefined, former: Value): Value => (value === undefined ? former : value);

/** A line after what was typed about it. */
function edited(changing: Changing, line: StoredLine): StoredLine {
  const { run, input } = changing;
  const { currency, rate } = rated(changing, line);
  const amount = converted({ currency: run.currency, minor: line.salary - line.repaid }, rate, currency);
  if (Math.abs(amount) > MOST_MINOR) throw fieldError('rate', 'range', 'The amount is out of range');
  return {
    ...line,
    currency,
    rate,
    amount,
    way: given(input.way, line.way),
    reference: given(input.reference, line.reference),
  };
}

const stateOf = ({ amount, currency, rate, way, reference }: StoredLine) => ({
  amount: majorUnits({ currency, minor: amount }),
  currency,
  rate: Number(rate),
  way,
  reference,
});

async function store({ sql, ctx }: Changing, line: StoredLine): Promise<void> {
  await sql.query({
    text: `update pay_run_lines set amount_minor = $2, currency = $3, rate = $4::numeric, state = $5, way = $6, reference = $7,
      paid_on = $8::date, changed_by = $9, changed_at = $10 where id = $1`,
    values: [
      ...[line.id, line.amount, line.currency, line.rate, line.state, line.way, line.reference, line.paidOn],
      ...[ctx.viewer.userId, ctx.now],
    ],
  });
}

async function change(changing: Changing, line: StoredLine): Promise<number> {
  const { sql, ctx, input } = changing;
  if (input.paidOn) throw fieldError('paidOn', 'not_paid', 'Only a paid or returned line has a day');
  const after = edited(changing, line);
  await store(changing, after);
  const about = { action: 'pay-line.update', subject: 'pay-line', subjectId: line.id };
  await writeEdit(sql, ctx, { ...about, before: stateOf(line), after: stateOf(after) });
  return line.id;
}

/** The day that was typed, or today. @throws AppError for a day to come. */
function dayOf({ ctx, input }: Changing): string {
  const today = academyDay(ctx);
  if (input.paidOn && input.paidOn > today) throw fieldError('paidOn', 'future', 'The date is in the future');
  return input.paidOn ?? today;
}

/** @throws AppError if the month was opened, or closed with another total, since the line was prepared. */
async function checkStillDue({ sql, run, teacherId, lines }: Changing, line: StoredLine): Promise<void> {
  const total = await keepClosed(sql, teacherId, run);
  if (total === null) throw new AppError('month_open', 'The salary of this month was opened again');
  if (smallestOf(total, run.currency) - settledOf(lines).salary !== line.salary)
    throw conflict('changed', 'The salary of this month has changed: prepare the run again');
}

async function pay(changing: Changing, line: StoredLine): Promise<number> {
  const { sql, ctx, run, teacherId } = changing;
  const paidOn = dayOf(changing);
  const now = edited(changing, line);
  const way = now.way ?? (await payoutWay(sql, teacherId)) ?? 'cash';
  const paid = { ...now, way, state: 'paid' as const, paidOn };
  await checkStillDue(changing, line);
  await store(changing, paid);
  const month = run.first.slice(0, 7);
  await writeAudit(sql, ctx, {
    action: 'pay-line.pay',
    subject: 'pay-line',
    subjectId: line.id,
    after: { month, ...stateOf(paid), paidOn },
  });
  if (paid.amount > 0)
    await notify(sql, {
      kind: payRunNotifications.paid,
      recipients: [teacherId],
      actorId: ctx.viewer.userId,
      relatedId: line.id,
      at: ctx.now,
      params: {
        teacherId: String(teacherId),
        month,
        amount: amountText({ currency: paid.currency, minor: paid.amount }),
        paidOn,
      },
    });
  return line.id;
}

/** The same press again changes nothing; anything else about a paid line is an error. */
function paidAlready({ input }: Changing, line: StoredLine): number {
  const { paidOn, reference, way, currency, rate } = input;
  const isSame =
    (!paidOn || paidOn === line.paidOn) &&
    (reference === undefined || reference === line.reference) &&
    (way === undefined || way === line.way) &&
    (currency === undefined || currency === line.currency) &&
    (rate === undefined || Number(rate) === Number(line.rate));
  if (!isSame) throw neverChanges();
  return line.id;
}

/** The money came back: a line balances the paid one, and what it paid is to be paid again. */
async function giveBack(changing: Changing, line: StoredLine): Promise<number> {
  const { sql, ctx, run, teacherId, lines, input } = changing;
  const paidOn = dayOf(changing);
  if (line.paidOn !== null && paidOn < line.paidOn)
    throw fieldError('paidOn', 'before_payment', 'The day is before that of the payment');
  const common = { runId: run.id, teacherId, currency: line.currency, rate: line.rate };
  const made = { changedBy: ctx.viewer.userId, createdAt: ctx.now, changedAt: ctx.now };
  const [balance] = await sql.orm
    .insert(payRunLines)
    .values({
      ...{ ...common, ...made, state: 'returned', way: line.way, paidOn },
      ...{ salaryMinor: -line.salary, repaidMinor: -line.repaid, amountMinor: -line.amount },
      reference: input.reference ?? null,
    })
    .returning({ id: payRunLines.id });
  if (!balance) throw new Error('the return was not stored');
  const open = lines.find(({ state }) => state === 'prepared');
  const [salary, repaid] = [line.salary + (open?.salary ?? 0), line.repaid + (open?.repaid ?? 0)];
  const { currency, rate } = open ?? line;
  const amount = converted({ currency: run.currency, minor: salary - repaid }, rate, currency);
  if (open)
    await sql.query({
      text: 'update pay_run_lines set salary_minor = $2, repaid_minor = $3, amount_minor = $4 where id = $1',
      values: [open.id, salary, repaid, amount],
    });
  else
    await sql.orm
      .insert(payRunLines)
      .values({ ...common, ...made, salaryMinor: salary, repaidMinor: repaid, amountMinor: amount });
  await writeAudit(sql, ctx, {
    action: 'pay-line.return',
    subject: 'pay-line',
    subjectId: balance.id,
    after: { month: run.first.slice(0, 7), paidOn, reference: input.reference ?? null },
  });
  return balance.id;
}

function act(changing: Changing): Promise<number> | number {
  const { lines, input } = changing;
  const open = lines.find(({ state }) => state === 'prepared');
  const settled = lines.find(({ state }) => state !== 'prepared');
  if (input.state === 'returned') {
    if (!settled) throw conflict('prepared', 'This line is not paid yet');
    return settled.state === 'paid' ? giveBack(changing, settled) : settled.id;
  }
  if (open) return input.state === 'paid' ? pay(changing, open) : change(changing, open);
  if (input.state === 'paid' && settled?.state === 'paid') return paidAlready(changing, settled);
  if (settled?.state === 'paid') throw neverChanges();
  throw conflict('returned', 'Nothing of this salary is to be paid: prepare the run again');
}

/** D148: changes the line of a teacher that waits, marks it as paid, or a paid one as returned. */
export const changeLine = ({ ctx, runId, teacherId, input }: About): Promise<WirePayLine> =>
  ctx.sql.transaction(async (sql) => {
    await checkPaysAll(sql, ctx);
    const run = await lockRun(sql, { id: runId });
    if (!run) throw notFound('Pay run');
    const lines = await linesOf(sql, runId, teacherId);
    if (lines.length === 0) throw notFound('Payment');
    await checkPaysTo(sql, ctx, teacherId);
    return readLine(sql, ctx, await act({ ctx, sql, run, runId, teacherId, input, lines }));
  });
