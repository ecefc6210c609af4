import type { ViewerCtx } from '#base/http/ctx.ts';
import { findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import type { MonthQuery, Week, WeeksOfMonth } from './statistics.schema.ts';
import { weeksStatement } from './weeks.statement.ts';

/** The weeks of a month with the classes in the viewer's scope (D9, D51). */
export async function findWeeks({ ctx, query }: { ctx: ViewerCtx; query: MonthQuery }): Promise<WeeksOfMonth> {
  const { month = academyMonth(ctx) } = query;
  const viewer = await findViewer(ctx.sql, ctx.viewer);
  return { month, weeks: await ctx.sql.query<Week>(weeksStatement(viewer, month)) };
}
