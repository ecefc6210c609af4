import type { InferInput } from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { startOfMonth } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import type { PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import type { ClassesQuery, classesPage } from '../classes.schema.ts';
import type { ClassFacts } from '../row/class-json.ts';
import { presentClass } from '../row/present-class.ts';
import { type ClassViewer, findViewer } from '../status/viewer-scopes.ts';
import { classesPageStatement } from './classes-page.statement.ts';

interface Listing {
  ctx: ViewerCtx;
  query: ClassesQuery;
}

/** D55: a month is in the viewer's zone. */
async function spanOf(sql: Sql, viewerId: number, { year, month }: ClassesQuery) {
  if (!year || !month) return null;
  const zone = await zoneOf(sql, viewerId);
  return { from: startOfMonth(year, month, zone), to: startOfMonth(year, month + 1, zone) };
}

/** The scheduled classes of a month belong to the calendar, which has its own permission. */
function scopeOf({ scopes }: ClassViewer, { status, month }: ClassesQuery): PeopleScope {
  const scope = scopes['classes.my_classes.read'];
  return scope === 'nobody' && status === 'scheduled' && month !== undefined ? scopes['calendar.read'] : scope;
}

/** The classes in the viewer's scope (D9); a relative sees the child's classes without a permission (D8). */
export async function listClasses({ ctx, query }: Listing): Promise<InferInput<typeof classesPage>> {
  const { sql, now } = ctx;
  const viewer = await findViewer(sql, ctx.viewer);
  const scope = scopeOf(viewer, query);
  const span = await spanOf(sql, viewer.id, query);
  const [found] = await sql.query<{ rows: ClassFacts[]; isRelative: boolean; total: number }>(
    classesPageStatement({ query, viewer, scope, span, now }),
  );
  if (!found || (scope === 'nobody' && !found.isRelative))
    throw new AppError('forbidden', 'You do not have the permission for this');
  const { page, per_page } = query;
  return {
    data: found.rows.map((facts) => presentClass(viewer, facts, ctx)),
    pagination: { total: found.total, page, per_page, totalPages: Math.ceil(found.total / per_page) },
  };
}
