import type { InferInput } from 'valibot';
import { isAdmin } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { jsonPairsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import { canViewAbsence, canViewClosure, scopeOf } from '../absences.policy.ts';
import type { TimesOffQuery, timeOffPage, WireTimeOff, WireTimeOffDetail } from '../absences.schema.ts';
import type { TimeOffKind } from '../absences.table.ts';
import { decidedClasses } from '../decided-classes.ts';
import { timeOffFields } from '../time-off.fields.ts';

const VIEWER = '$1::bigint';

/** SQL: a row `t` of times off as a response, without the viewer's actions. Who made a closure is for admins. */
const pairs = (isAdminViewer: boolean) => `${jsonPairsOf(timeOffFields)},
  'createdBy', case when t.kind = 'absence' or ${isAdminViewer} then ${userRef('t.created_by')} end`;

type Facts = Omit<WireTimeOff, 'may'>;

/** SQL: whether the viewer can see the row `t`. */
async function visibleText(sql: Sql, ctx: ViewerCtx, kind: TimeOffKind): Promise<string> {
  if (kind === 'absence') return canViewAbsence(await scopeOf(sql, ctx), VIEWER);
  const isTeammate = `exists (select from ${ledTeachers} l where l.teacher_id = ${VIEWER} and l.leader_id = t.leader_id)`;
  return canViewClosure(ctx, VIEWER, isTeammate);
}

/** Everybody who sees an absence may take it back; only admins may take back a closure. */
const mayWith = (ctx: ViewerCtx, { kind, state }: Facts): WireTimeOff['may'] => ({
  undo: (state === 'applying' || state === 'done') && (kind === 'absence' || isAdmin(ctx.viewer)),
});

/** Times off that were not taken back, latest first. */
export async function listTimesOff(
  ctx: ViewerCtx,
  kind: TimeOffKind,
  query: TimesOffQuery,
): Promise<InferInput<typeof timeOffPage>> {
  const { page, per_page, from = null, to = null, teacher_id = null } = query;
  const matches = `t.undone_at is null and ($2::date is null or t.to_on >= $2) and ($3::date is null or t.from_on <= $3)
    and ($4::bigint is null or t.teacher_id = $4) and ${await visibleText(ctx.sql, ctx, kind)}`;
  const [found] = await ctx.sql.query<{ rows: Facts[]; total: number }>({
    text: `with matched as materialized (select t.* from times_off t where ${matches})
      select coalesce((select json_agg(json_build_object(${pairs(isAdmin(ctx.viewer))}) order by t.starts_at desc, t.id desc)
          from (select * from matched order by starts_at desc, id desc limit $5 offset $6) t), '[]'::json) as rows,
        (select count(*)::int from matched) as total`,
    values: [ctx.viewer.userId, from, to, teacher_id, per_page, offsetOf(query)],
  });
  const total = found?.total ?? 0;
  return {
    data: (found?.rows ?? []).map((facts) => ({ ...facts, may: mayWith(ctx, facts) })),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
  };
}

/** One time off without its classes, also one that was taken back. @throws AppError `not_found`. */
export async function findTimeOff(sql: Sql, ctx: ViewerCtx, kind: TimeOffKind, id: number): Promise<WireTimeOff> {
  const [row] = await sql.query<{ facts: Facts }>({
    text: `select json_build_object(${pairs(isAdmin(ctx.viewer))}) as facts
      from times_off t where t.id = $2 and ${await visibleText(sql, ctx, kind)}`,
    values: [ctx.viewer.userId, id],
  });
  if (!row) throw notFound(kind === 'absence' ? 'Absence' : 'Closure');
  return { ...row.facts, may: mayWith(ctx, row.facts) };
}

/** The same with the result for each class. */
export async function readTimeOff(sql: Sql, ctx: ViewerCtx, kind: TimeOffKind, id: number): Promise<WireTimeOffDetail> {
  const timeOff = await findTimeOff(sql, ctx, kind, id);
  const isShown = kind === 'absence' || isAdmin(ctx.viewer);
  const classes = isShown
    ? await decidedClasses(sql, kind, id)
    : { families: timeOff.families, clocks: [], classes: [] };
  return { ...timeOff, ...classes };
}
