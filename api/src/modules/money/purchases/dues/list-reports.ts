import type { InferInput } from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { inPeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { canViewDue, dueScopes } from './dues.policy.ts';
import type { ReportsQuery, reportsPage, WireReport } from './dues.schema.ts';
import { findDues, reportJson, reportRows } from './list-dues.ts';

const from = `${reportRows} join dues d on d.id = r.due_id`;

/** D132: the reported transfers of the students in the viewer's scope, each with its due: those that wait the longest first. */
export async function listReports(ctx: ViewerCtx, query: ReportsQuery): Promise<InferInput<typeof reportsPage>> {
  const { sql, viewer } = ctx;
  const { page, per_page, status } = query;
  const { view } = await dueScopes(sql, ctx);
  const where = `${inPeopleScope(view, 'd.student_id', '$1::bigint')} and $1::bigint is not null
    and ($3::text is null or r.state = $3)`;
  const order = status === 'open' ? 'r.created_at, r.id' : 'r.created_at desc, r.id desc';
  const [found] = await sql.query<{ total: number; rows: WireReport[] }>({
    text: `select (select count(*)::int from ${from} where ${where}) as total,
      coalesce((select json_agg(x.row order by x.place) from (select ${reportJson} as row, row_number() over (order by ${order}) as place
        from ${from} where ${where} order by ${order} limit $4 offset $5) x), '[]'::json) as rows`,
    values: [viewer.userId, ctx.deps.fileTokens.issue(viewer), status ?? null, per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  const dues = await findDues(
    sql,
    ctx,
    rows.map(({ dueId }) => Number(dueId)),
  );
  const data = rows.flatMap((row) => {
    const due = dues.get(row.dueId);
    return due ? [{ ...row, due }] : [];
  });
  return { data, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

/** A report that the viewer sees. @throws AppError `not_found`. */
export async function findReport(sql: Sql, ctx: ViewerCtx, id: number): Promise<WireReport> {
  const scopes = await dueScopes(sql, ctx);
  const [found] = await sql.query<{ row: WireReport }>({
    text: `select ${reportJson} as row from ${from} where r.id = $3 and ${canViewDue(scopes, '$1::bigint')}`,
    values: [ctx.viewer.userId, ctx.deps.fileTokens.issue(ctx.viewer), id],
  });
  if (!found) throw notFound('Transfer report');
  return found.row;
}

/** D132: the file is private to payer, the child's parents and who has the permission. */
export async function canViewReportMedia(ctx: ViewerCtx, mediaId: string): Promise<boolean> {
  const scopes = await dueScopes(ctx.sql, ctx);
  const found = await ctx.sql.query({
    text: `select from transfer_reports r join dues d on d.id = r.due_id where r.media_id = $1
      and ${canViewDue(scopes, '$2::bigint')}`,
    values: [mediaId, ctx.viewer.userId],
  });
  return found.length > 0;
}
