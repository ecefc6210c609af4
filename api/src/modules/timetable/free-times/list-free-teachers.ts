import { folded } from '#base/database/folded.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { isWishedTeacher } from '#modules/people/people/profiles/wished-teachers.ts';
import { inPeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import { freeSpans, isWithin } from './core/free-spans.ts';
import type { Span } from './core/spans.ts';
import { teachersScope } from './free-times.policy.ts';
import type { FreeTeachersQuery, WireFreeTeachers } from './free-times.schema.ts';
import { readAvailabilities } from './read-availability.ts';
import { findOff, findTaken } from './taken-spans.ts';

const MINUTE_MS = 60_000;

/** The teachers in the viewer's scope who match the wishes (D107), by name. */
async function findTeachers(ctx: ViewerCtx, wish: FreeTeachersQuery): Promise<{ id: number; name: string }[]> {
  const scope = await teachersScope(ctx);
  const values: unknown[] = [ctx.viewer.userId];
  const isWished = isWishedTeacher('u.id', wish, (value) => `$${values.push(value)}`) ?? 'true';
  return ctx.sql.query({
    text: `select u.id::int, u.name from ${activeUsers} u where ${holdsRole('u', 'teacher')} and $1::bigint is not null
      and (u.id = $1::bigint or ${inPeopleScope(scope, 'u.id', '$1::bigint')}) and ${isWished}
      order by ${folded('u.name')}, u.id`,
    values,
  });
}

/**
 * The teachers who are free for a class; after them, as unknown, those without windows who have no class then (D96).
 */
export async function listFreeTeachers({
  ctx,
  query,
}: {
  ctx: ViewerCtx;
  query: FreeTeachersQuery;
}): Promise<WireFreeTeachers> {
  const teachers = await findTeachers(ctx, query);
  const start = Date.parse(query.from);
  const span: Span = { start, end: start + query.minutes * MINUTE_MS };
  const ids = teachers.map(({ id }) => id);
  const [weeks, taken] = [await readAvailabilities(ctx.sql, ids), await findTaken(ctx.sql, 'teacher', ids, span)];
  const off = await findOff(ctx.sql, ids, span);
  const all = teachers.flatMap(({ id, name }) => {
    const week = weeks.get(id);
    if (!week || off.get(id)?.length) return [];
    const known = week.windows.length > 0;
    const classes = taken.get(id) ?? [];
    const isFree = known
      ? isWithin(freeSpans(week, classes, span), span)
      : !classes.some((each) => each.start < span.end && each.end > span.start);
    return isFree ? [{ id: String(id), name, timezone: week.zone, known }] : [];
  });
  const ordered = [...all.filter(({ known }) => known), ...all.filter(({ known }) => !known)];
  const { page, per_page } = query;
  const total = ordered.length;
  return {
    data: ordered.slice(offsetOf(query), offsetOf(query) + per_page),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
  };
}
