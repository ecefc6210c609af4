import type { InferInput } from 'valibot';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import { staffScope } from './staff-scope.ts';
import type { TeacherLoad, TeachersQuery, teachersPage } from './statistics.schema.ts';
import { teachersStatement } from './teachers.statement.ts';

interface List {
  ctx: ViewerCtx;
  query: TeachersQuery;
}

/** The teachers of the academy, or of a leader's team, with their load in a month (D51). */
export async function listTeachers({ ctx, query }: List): Promise<InferInput<typeof teachersPage>> {
  const { month = academyMonth(ctx), page, per_page } = query;
  const scope = await staffScope(ctx);
  const [found] = await ctx.sql.query<{ total: number; rows: TeacherLoad[] }>(
    teachersStatement({ scope, viewerId: ctx.viewer.userId, query, month, now: ctx.now }),
  );
  const { total, rows } = found ?? { total: 0, rows: [] };
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}
