import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers, userRef } from '#modules/accounts/identity/users-sql.ts';
import { remainingOf } from '#modules/people/people/ledger/remaining.ts';
import { ledTeachers } from '#modules/people/people/profiles/bound-people.ts';
import { inPeopleScope, peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import { effectiveRelations, isRelative } from '#modules/people/people/scope/relationships.ts';
import { rolesHeldBy } from '#modules/people/roles/find-role.ts';
import { holdsRole, mayEditHolder } from '#modules/people/roles/index.ts';
import type { WireEnrolment, WireEnrolments } from './enrolments.schema.ts';

/** How many minutes a class of the ledger stands for (D126). */
const UNIT_MINUTES = 30;

const leaderOf = `coalesce(
  (select p.leader_id from student_profiles p where e.is_first and p.user_id = e.student_id),
  (select t.leader_id from ${ledTeachers} t where t.teacher_id = e.teacher_id))`;
/** A planned teacher ends the time of the one before. */
const teachersOf = `(select json_agg(json_build_object('teacher', ${userRef('h.teacher_id')}, 'since', h.since,
    'until', h.until, 'planned', h.is_planned) order by h.since, h.id) from (select id, teacher_id, since, is_planned,
      coalesce(until, lead(since) over (order by since, id)) as until
    from enrolment_teachers where enrolment_id = e.id) h)`;

const rowsText = (which: string) => `select e.id::text, e.subject, ${userRef('e.teacher_id')} as teacher,
    ${userRef(leaderOf)} as leader, e.since::text, e.until::text, e.state, e.agreed_minutes as "agreedMinutes",
    case when e.is_first then ${remainingOf('e.student_id')} else 0 end as remaining, e.is_first as first,
    coalesce(${teachersOf}, '[]'::json) as teachers
  from enrolments e where ${which} order by e.state = 'ended', not e.is_first, e.id`;

type Row = Omit<WireEnrolment, 'balanceMinutes' | 'may'> & { remaining: number };

const present = ({ remaining, ...row }: Row, canViewBalance: boolean, update: boolean): WireEnrolment => ({
  ...row,
  balanceMinutes: canViewBalance ? remaining * UNIT_MINUTES : null,
  may: { update },
});

/** An enrolment for whoever has just changed it. */
export async function changedEnrolment(sql: Sql, id: number): Promise<WireEnrolment> {
  const [row] = await sql.query<Row>({ text: rowsText('e.id = $1'), values: [id] });
  if (!row) throw notFound('Enrolment');
  return present(row, true, true);
}

interface Access {
  isReached: boolean;
  isManaged: boolean;
  isParent: boolean;
  isRelated: boolean;
}

const related = `${effectiveRelations} r where r.user_id = u.id and r.related_user_id = $2::bigint`;

/**
 * D9, D117, D125; a program is nobody's family (D158).
 * @throws AppError `not_found`, `forbidden` for a viewer who reads nobody.
 */
async function accessTo({ sql, viewer }: ViewerCtx, studentId: number): Promise<Access> {
  const isProgram = viewer.key !== undefined;
  const scopes = await peopleScopes(sql, viewer, ['users.read', 'users.update']);
  const [found] = await sql.query<Access>({
    text: `select ((u.id = $2::bigint and not $3) or ${inPeopleScope(scopes['users.read'], 'u.id', '$2::bigint')}) as "isReached",
        ${inPeopleScope(scopes['users.update'], 'u.id', '$2::bigint')} as "isManaged",
        (not $3 and exists (select from ${related} and r.relationship_type = 'parent')) as "isParent",
        (not $3 and exists (select from ${related})) as "isRelated"
      from ${existingUsers} u where u.id = $1 and ${holdsRole('u', 'student')}`,
    values: [studentId, viewer.userId, isProgram],
  });
  if (found?.isReached || found?.isRelated) return found;
  if (scopes['users.read'] === 'nobody' && (isProgram || !(await isRelative(sql, viewer.userId))))
    throw new AppError('forbidden', 'You do not have the permission for this');
  throw notFound('Student');
}

/** D125: what a student learns with whom: the first one, the others, then the ended ones. */
export async function listEnrolments({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WireEnrolments> {
  const { isReached, isManaged, isParent } = await accessTo(ctx, id);
  const may = isManaged && mayEditHolder(ctx.viewer, await rolesHeldBy(ctx.sql, id));
  const rows = await ctx.sql.query<Row>({ text: rowsText('e.student_id = $1'), values: [id] });
  return { data: rows.map((row) => present(row, isReached || isParent, may)), may: { create: may } };
}
