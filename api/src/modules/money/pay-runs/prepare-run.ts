import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { closedMonths, keepClosed } from '#modules/money/salaries/index.ts';
import { partsOfRun, takeParts } from './advances/take-parts.ts';
import { readRun } from './list-runs.ts';
import { converted, smallestOf } from './pay-amount.ts';
import { checkPaysAll } from './pay-runs.policy.ts';
import type { WireRun } from './pay-runs.schema.ts';
import { payRunLines } from './pay-runs.table.ts';
import { type LockedRun, linesOf, lockRun, settledOf } from './stored-lines.ts';

/** Whom a run is about: whose month is closed, and who has lines already. */
const teachersText = `select teacher_id::float8 as id from ${closedMonths} z where z.month = $1::date and z.currency = $3
  union select teacher_id::float8 from pay_run_lines where run_id = $2 order by id`;

interface Preparing {
  sql: Sql;
  run: LockedRun;
  teacherId: number;
  now: Date;
  actorId: number | null;
}

/**
 * What is not paid yet of a teacher's closed month stands in one line to be paid: a month that was closed with another
 * total after its payment is balanced by it. @returns whether something changed.
 */
async function prepareLine({ sql, run, teacherId, now, actorId }: Preparing): Promise<boolean> {
  const lines = await linesOf(sql, run.id, teacherId);
  const settled = settledOf(lines);
  const closed = (await keepClosed(sql, teacherId, run)) ?? 0;
  const salary = smallestOf(closed, run.currency) - settled.salary;
  const open = lines.find(({ state }) => state === 'prepared');
  const isBalanced = settled.salary === 0 && settled.repaid === 0;
  const parts = isBalanced
    ? await takeParts({ sql, run, teacherId, salary, isFirst: open === undefined })
    : await partsOfRun(sql, run.id, teacherId);
  const repaid = parts - settled.repaid;
  if (open?.salary === salary && open.repaid === repaid) return false;
  if (salary === 0 && repaid === 0) {
    if (open) await sql.query({ text: 'delete from pay_run_lines where id = $1', values: [open.id] });
    return open !== undefined;
  }
  const { currency, rate } = open ?? { currency: run.currency, rate: '1' };
  const amount = converted({ currency: run.currency, minor: salary - repaid }, rate, currency);
  if (open)
    await sql.query({
      text: `update pay_run_lines set salary_minor = $2, repaid_minor = $3, amount_minor = $4, changed_by = $5,
        changed_at = $6 where id = $1`,
      values: [open.id, salary, repaid, amount, actorId, now],
    });
  else
    await sql.orm.insert(payRunLines).values({
      ...{ runId: run.id, teacherId, salaryMinor: salary, repaidMinor: repaid, amountMinor: amount, currency, rate },
      ...{ changedBy: actorId, createdAt: now, changedAt: now },
    });
  return true;
}

interface Prepared {
  sql: Sql;
  /** As 2026-01. */
  month: string;
  now: Date;
  actorId: number | null;
}

/** Prepares the only run of a month, or brings it up to date; the caller has checked the access. */
export async function storeRun({ sql, month, now, actorId }: Prepared) {
  const first = `${month}-01`;
  const added = await sql.query({
    text: `insert into pay_runs (month, currency, created_by, created_at)
      select $1::date, min(z.currency), $2, $3 from ${closedMonths} z where z.month = $1::date having count(*) > 0
      on conflict (month) do nothing returning id`,
    values: [first, actorId, now],
  });
  const run = await lockRun(sql, { first });
  if (!run) throw new AppError('month_open', 'No salary of this month is closed yet');
  const teachers = await sql.query<{ id: number }>({ text: teachersText, values: [first, run.id, run.currency] });
  let changed = 0;
  for (const { id } of teachers) if (await prepareLine({ sql, run, teacherId: id, now, actorId })) changed += 1;
  return { id: run.id, isNew: added.length > 0, changed };
}

/** D148: prepares the run of a closed month. Who prepares it again gets the same run, with what was closed since. */
export async function prepareRun(ctx: ViewerCtx, month: string): Promise<WireRun> {
  return ctx.sql.transaction(async (sql) => {
    await checkPaysAll(sql, ctx);
    const stored = await storeRun({ sql, month, now: ctx.now, actorId: ctx.viewer.userId });
    const run = await readRun(sql, ctx, stored.id);
    if (stored.isNew || stored.changed > 0)
      await writeAudit(sql, ctx, {
        action: 'pay-run.prepare',
        subject: 'pay-run',
        subjectId: stored.id,
        after: { month, lines: stored.changed },
      });
    return run;
  });
}
