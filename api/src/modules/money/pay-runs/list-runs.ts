import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userCards, userRef } from '#modules/accounts/identity/users-sql.ts';
import { checkPaysAll, paysTo } from './pay-runs.policy.ts';
import type { RunsQuery, runsPage, WirePay, WirePayLine, WireRun, WireRunHead } from './pay-runs.schema.ts';

/** SQL: as it was typed for the line, or as the teacher is paid. */
const wayOf = `coalesce(l.way, (select p.way from payouts p where p.teacher_id = l.teacher_id), 'cash')`;
/** SQL: where a waiting line goes now; which account a paid one went to is not known. */
const lastFourOf = `(select p.last_four from payouts p
  where p.teacher_id = l.teacher_id and l.state = 'prepared' and p.way = coalesce(l.way, p.way))`;

/** SQL: a row `pay_run_lines l` in responses. */
const settledJson = `'id', l.id::text, 'amount', l.amount_minor, 'currency', l.currency, 'rate', l.rate, 'state', l.state,
  'way', ${wayOf}, 'reference', l.reference, 'paidOn', l.paid_on::text, 'salary', l.salary_minor, 'repaid', l.repaid_minor`;

const newest = `(select max(n.id) from pay_run_lines n
  where n.run_id = l.run_id and n.teacher_id = l.teacher_id and n.state <> 'prepared')`;
/** $1: the teacher whom the viewer may not pay; null for nobody. */
const mayJson = `json_build_object('change', l.state = 'prepared' and l.teacher_id is distinct from $1::bigint,
  'return', l.state = 'paid' and l.id = ${newest} and l.teacher_id is distinct from $1::bigint)`;
const lineJson = `json_build_object(${settledJson}, 'teacher', ${userRef('l.teacher_id')}, 'lastFour', ${lastFourOf}, 'may', ${mayJson})`;

/** SQL: a row `pay_runs r` in responses. */
const headJson = `'id', r.id::text, 'month', to_char(r.month, 'YYYY-MM'), 'currency', r.currency,
  'createdAt', ${instantOf('r.created_at')}, 'createdBy', ${userRef('r.created_by')},
  'total', (select coalesce(sum(l.salary_minor - l.repaid_minor), 0) from pay_run_lines l where l.run_id = r.id),
  'open', (select count(*) from pay_run_lines l where l.run_id = r.id and l.state = 'prepared'),
  'teachers', (select count(distinct l.teacher_id) from pay_run_lines l where l.run_id = r.id)`;

/** Who waits first, then the newest. */
const linesJson = `coalesce((select json_agg(${lineJson} order by u.name, u.id, (l.state = 'prepared') desc, l.id desc)
  from pay_run_lines l join ${userCards} u on u.id = l.teacher_id where l.run_id = r.id), '[]'::json)`;

const notPaid = async (sql: Sql, ctx: ViewerCtx): Promise<number | null> =>
  (await paysTo(sql, ctx, ctx.viewer.userId)) ? null : ctx.viewer.userId;

/** D148: the pay runs, the latest month first. */
export async function listRuns(ctx: ViewerCtx, query: RunsQuery): Promise<InferInput<typeof runsPage>> {
  const { sql } = ctx;
  await checkPaysAll(sql, ctx);
  const { page, per_page } = query;
  const [found] = await sql.query<{ total: number; rows: WireRunHead[] }>({
    text: `select (select count(*)::int from pay_runs) as total,
      coalesce((select json_agg(json_build_object(${headJson}) order by r.month desc)
        from (select * from pay_runs order by month desc limit $1 offset $2) r), '[]'::json) as rows`,
    values: [per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

/** A pay run with its lines; the caller has checked the access. */
export async function readRun(sql: Sql, ctx: ViewerCtx, id: number): Promise<WireRun> {
  const [found] = await sql.query<{ row: WireRun }>({
    text: `select json_build_object(${headJson}, 'lines', ${linesJson}) as row from pay_runs r where r.id = $2`,
    values: [await notPaid(sql, ctx), id],
  });
  if (!found) throw notFound('Pay run');
  return found.row;
}

/** @throws AppError `forbidden` or `not_found`. */
export async function findRun(ctx: ViewerCtx, id: number): Promise<WireRun> {
  await checkPaysAll(ctx.sql, ctx);
  return readRun(ctx.sql, ctx, id);
}

/** A line; the caller has checked the access. */
export async function readLine(sql: Sql, ctx: ViewerCtx, id: number): Promise<WirePayLine> {
  const [found] = await sql.query<{ row: WirePayLine }>({
    text: `select ${lineJson} as row from pay_run_lines l where l.id = $2`,
    values: [await notPaid(sql, ctx), id],
  });
  if (!found) throw notFound('Payment');
  return found.row;
}

/** How a teacher was paid, the latest month first. @param month as 2026-01: only this one. */
export function paidLines(sql: Sql, teacherId: number, month: string | null): Promise<WirePay['lines']> {
  return sql
    .query<{ row: WirePay['lines'][number] }>({
      text: `select json_build_object(${settledJson}, 'month', to_char(r.month, 'YYYY-MM')) as row
        from pay_run_lines l join pay_runs r on r.id = l.run_id
        where l.teacher_id = $1 and l.state <> 'prepared' and ($2::text is null or to_char(r.month, 'YYYY-MM') = $2)
        order by r.month desc, l.id desc`,
      values: [teacherId, month],
    })
    .then((rows) => rows.map(({ row }) => row));
}
