import type { ViewerCtx } from '#base/http/ctx.ts';
import { activeUsers, userCards } from '#modules/accounts/identity/users-sql.ts';
import { findFreeTeachers } from '#modules/classes/classes/many/free-teachers.ts';
import type { ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import { inPeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import { scopeOf } from '../absences.policy.ts';
import type { WirePreview } from '../absences.schema.ts';
import { findTimesOff } from '../times-off/times-off-at.ts';
import type { WantedTimeOff } from './open-range.ts';

/**
 * Beyond this number no substitutes are proposed: nobody is free for all, and the response would have teachers times
 * classes rows.
 */
const MOST_PROPOSED_FOR = 60;
const MOST_SHOWN = 30;

/** Whether a substitute is possible: not while everybody is off, and not for a viewer who reaches no other teachers. */
export async function maySubstitute(ctx: ViewerCtx, { kind, leaderId }: WantedTimeOff): Promise<boolean> {
  if (kind === 'closure' && leaderId === null) return false;
  return (await scopeOf(ctx.sql, ctx)) !== 'nobody';
}

/** Whether the classes are too many for proposals of substitutes. */
export const areTooMany = (classes: readonly ManyClass[]): boolean => classes.length > MOST_PROPOSED_FOR;

/**
 * Teachers within the viewer's scope who are free for some of the classes, and neither absent nor in a closure at that
 * time.
 */
export async function findSubstitutes(
  ctx: ViewerCtx,
  wanted: WantedTimeOff,
  classes: readonly ManyClass[],
): Promise<WirePreview['substitutes']> {
  if (classes.length === 0 || areTooMany(classes) || !(await maySubstitute(ctx, wanted))) return [];
  const scope = await scopeOf(ctx.sql, ctx);
  const notClosed =
    wanted.leaderId === null
      ? ''
      : `and u.id not in (select l.teacher_id from ${ledTeachers} l
    where l.leader_id = ${Number(wanted.leaderId)})`;
  const found = await findFreeTeachers(ctx.sql, {
    candidates: `select u.id, u.name, c.timezone from ${activeUsers} u join ${userCards} c on c.id = u.id
      where ${holdsRole('u', 'teacher')} and $1::bigint is not null ${notClosed}
        and (u.id = $1 or ${inPeopleScope(scope, 'u.id', '$1::bigint')})`,
    value: ctx.viewer.userId,
    classIds: classes.map(({ id }) => id),
    now: ctx.now,
  });
  const others = found.filter(({ id }) => id !== wanted.teacherId);
  const times = new Map(classes.map(({ id, values }) => [id, values]));
  const spans = others.flatMap(({ id: teacherId, free }) =>
    free.flatMap((classId) => {
      const at = times.get(classId);
      return at ? [{ teacherId, classId, startsAt: new Date(at.startsAt), endsAt: new Date(at.endsAt) }] : [];
    }),
  );
  const off = new Set((await findTimesOff(ctx.sql, spans)).map(({ span }) => spans[span]));
  const present = others.flatMap(({ id, name, timezone, sameMaterial, sameSubject }) => {
    const free = spans.filter((span) => span.teacherId === id && !off.has(span)).map(({ classId }) => String(classId));
    return free.length > 0 ? [{ id: String(id), name, timezone, free, sameMaterial, sameSubject }] : [];
  });
  return present.slice(0, MOST_SHOWN);
}
