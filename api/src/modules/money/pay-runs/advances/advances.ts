import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { majorUnits } from '#base/money/money.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { requireTeacher } from '#modules/people/people/index.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { checkCanViewPay, checkPaysAll, checkPaysTo, paysAll, paysTo } from '../pay-runs.policy.ts';
import type { AdvanceInput, WireAdvance, WireAdvances } from './advances.schema.ts';
import { payAdvances } from './advances.table.ts';

const parts = `(select coalesce(json_agg(json_build_object('month', to_char(r.month, 'YYYY-MM'), 'amount', p.amount_minor)
    order by r.month), '[]'::json) from pay_advance_parts p join pay_runs r on r.id = p.run_id where p.advance_id = a.id)`;
const repaid = '(select coalesce(sum(p.amount_minor), 0) from pay_advance_parts p where p.advance_id = a.id)';
const isUntouched = 'not exists (select from pay_advance_parts p where p.advance_id = a.id)';

/** $2: whether the viewer may give this teacher one. */
const advanceJson = `json_build_object('id', a.id::text, 'amount', a.amount_minor, 'currency', a.currency, 'months', a.months,
  'givenOn', a.given_on::text, 'givenBy', ${userRef('a.given_by')}, 'repaid', ${repaid}, 'parts', ${parts},
  'may', json_build_object('delete', $2::boolean and ${isUntouched}))`;

async function read(sql: Sql, teacherId: number, mayGive: boolean): Promise<WireAdvance[]> {
  const rows = await sql.query<{ row: WireAdvance }>({
    text: `select ${advanceJson} as row from pay_advances a where a.teacher_id = $1 order by a.given_on desc, a.id desc`,
    values: [teacherId, mayGive],
  });
  return rows.map(({ row }) => row);
}

/** D148: a teacher's advances, the latest first, with what each month pays back. */
export async function listAdvances(ctx: ViewerCtx, teacherId: number): Promise<WireAdvances> {
  await checkCanViewPay(ctx, teacherId);
  const give = (await paysAll(ctx.sql, ctx)) && (await paysTo(ctx.sql, ctx, teacherId));
  const advances = await read(ctx.sql, teacherId, give);
  return { advances, currency: ctx.deps.settings.currency, may: { give } };
}

/** D148: notes what a teacher got in advance; it is paid back by the runs that are prepared from now on. */
export const giveAdvance = (ctx: ViewerCtx, teacherId: number, input: AdvanceInput): Promise<WireAdvance> =>
  ctx.sql.transaction(async (sql) => {
    await checkPaysAll(sql, ctx);
    await requireTeacher({ ...ctx, sql }, teacherId, 'all');
    await checkPaysTo(sql, ctx, teacherId);
    const { amount, months } = input;
    const today = academyDay(ctx);
    const givenOn = input.givenOn ?? today;
    if (givenOn > today) throw fieldError('givenOn', 'future', 'The date is in the future');
    if (amount < months) throw fieldError('amount', 'too_small', 'The amount is smaller than its number of parts');
    const { currency } = ctx.deps.settings;
    const [added] = await sql.orm
      .insert(payAdvances)
      .values({
        teacherId,
        amountMinor: amount,
        currency,
        months,
        givenOn,
        givenBy: ctx.viewer.userId,
        createdAt: ctx.now,
      })
      .returning({ id: payAdvances.id });
    if (!added) throw new Error('the advance was not stored');
    await writeAudit(sql, ctx, {
      action: 'pay-advance.create',
      subject: 'pay-advance',
      subjectId: added.id,
      after: { amount: majorUnits({ currency, minor: amount }), currency, months, givenOn },
    });
    const found = (await read(sql, teacherId, true)).find(({ id }) => id === String(added.id));
    if (!found) throw notFound('Advance');
    return found;
  });

/** Takes back an advance that was noted by mistake, while no month pays it back. */
export const deleteAdvance = (ctx: ViewerCtx, teacherId: number, id: number): Promise<void> =>
  ctx.sql.transaction(async (sql) => {
    await checkPaysAll(sql, ctx);
    await checkPaysTo(sql, ctx, teacherId);
    const [found] = await sql.query<{ amount: number; currency: string }>({
      text: `select amount_minor::float8 as amount, currency from pay_advances where id = $1 and teacher_id = $2 for update`,
      values: [id, teacherId],
    });
    if (!found) throw notFound('Advance');
    const repaidBy = await sql.query({ text: 'select from pay_advance_parts where advance_id = $1', values: [id] });
    if (repaidBy.length > 0)
      throw new AppError('conflict', 'A pay run already pays it back', [], undefined, { reason: 'repaid' });
    await sql.query({ text: 'delete from pay_advances where id = $1', values: [id] });
    const { currency, amount } = found;
    await writeAudit(sql, ctx, {
      action: 'pay-advance.delete',
      subject: 'user',
      subjectId: teacherId,
      before: { amount: majorUnits({ currency, minor: amount }), currency },
    });
  });

export interface AdvanceOfMonth {
  givenOn: string;
  amount: number;
  currency: string;
  /** By this month. */
  repaid: number;
}

/** What a month's slip says of advances: those given in it, and those that it pays back. @param month as 2026-01. */
export const advancesOfMonth = (sql: Sql, teacherId: number, month: string): Promise<AdvanceOfMonth[]> =>
  sql.query<AdvanceOfMonth>({
    text: `select a.given_on::text as "givenOn", a.amount_minor::float8 as amount, a.currency,
        coalesce(sum(p.amount_minor), 0)::float8 as repaid
      from pay_advances a left join (pay_advance_parts p join pay_runs r on r.id = p.run_id and r.month = $2::date)
        on p.advance_id = a.id
      where a.teacher_id = $1 and (p.run_id is not null or date_trunc('month', a.given_on)::date = $2::date)
      group by a.id order by a.given_on, a.id`,
    values: [teacherId, `${month}-01`],
  });
