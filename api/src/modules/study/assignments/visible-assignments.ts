import type { ViewerCtx } from '#base/http/ctx.ts';
import { classRefs } from '#modules/classes/classes/class-refs.ts';
import { isWorkKeptFrom } from '#modules/people/people/index.ts';
import { isKnown, knownPeople } from '#modules/people/people/scope/known-people.ts';
import { inPeopleScope, type PeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { isUnderAge } from '#modules/people/people/scope/under-age.ts';

export const READ = 'classes.assignments.read';

/** D125, SQL: whether a row `assignments a` is another teacher's work with the viewer's student, and kept from the viewer. */
const isKept = (
  viewer: string,
): string => `(a.uploaded_by <> ${viewer} and not ${isKnown('a.student_id', 'related_students')}
  and ${isWorkKeptFrom('a.student_id', `(select k.teacher_id from ${classRefs} k where k.id = a.class_id)`, viewer)})`;

/** D9, SQL: whether the viewer can see a row of `assignments a`; the statement needs `knownPeople`. */
export function canViewAssignment(scope: PeopleScope, viewer: string): string {
  if (scope === 'all') return `${viewer} is not null`;
  const ways = [isKnown('a.student_id', 'related_students')];
  if (scope !== 'nobody')
    ways.push(`a.student_id = ${viewer}`, `a.uploaded_by = ${viewer}`, isKnown('a.student_id', 'people'));
  const isSeen = `(${ways.join(' or ')})`;
  return scope === 'own' ? `(${isSeen} and not ${isKept(viewer)})` : isSeen;
}

/**
 * SQL: the assignments that the viewer can see, as a table; the statement needs `knownPeople`. It looks them up for
 * each student; the condition `canViewAssignment` would read all assignments of the academy.
 */
export function visibleAssignments(scope: PeopleScope, viewer: string): string {
  if (scope === 'all') return 'assignments';
  const students = scope === 'nobody' ? 'related_students' : `array[${viewer}] || people || related_students`;
  const ids = `select distinct unnest(${students}) as id from known`;
  // Without `offset 0` the planner would use a join and read the whole table.
  const seen = scope === 'own' ? ` and not ${isKept(viewer)}` : '';
  const rows = `select x.* from (${ids}) s
    cross join lateral (select * from assignments a where student_id = s.id${seen} offset 0) x`;
  if (scope === 'nobody') return `(${rows})`;
  return `(${rows} union all select x.* from assignments x
    where x.uploaded_by = ${viewer} and x.student_id <> all (${ids}))`;
}

/** SQL: whether the actor may add to a row of `classes c`: to own classes, or those in the scope. */
export function canAddTo(scope: PeopleScope, actor: string): string {
  if (scope === 'all') return `${actor} is not null`;
  const ways = [`c.teacher_id = ${actor}`, `c.student_id = ${actor}`];
  if (scope === 'team') ways.push(isKnown('c.teacher_id', 'people'), isKnown('c.student_id', 'people'));
  return `(${ways.join(' or ')})`;
}

/** C25, SQL: whether the actor may mark hand-ins of a row `assignments a` of a class `c`; nobody marks their own work. */
export function canMark(scope: PeopleScope, actor: string): string {
  if (scope === 'nobody') return 'false';
  const inTeam = ['c.teacher_id', 'c.student_id'].map((id) => inPeopleScope(scope, id, actor)).join(' or ');
  const reached = scope === 'own' ? `c.teacher_id = ${actor}` : `(c.teacher_id = ${actor} or ${inTeam})`;
  return `(a.student_id <> ${actor} and ${reached})`;
}

/** C25, D142, SQL: whether a user hands in for a student: the student, or a parent while the child is under 16. */
export const handsInFor = (student: string, user: string): string =>
  `(${student} = ${user} or (${isUnderAge(student)} and exists (select from ${effectiveRelations} e
    where e.user_id = ${student} and e.related_user_id = ${user} and e.relationship_type = 'parent')))`;

/** D64: everybody who can see an assignment can open its files and those of its hand-ins. */
export async function canViewAssignmentMedia({ sql, viewer }: ViewerCtx, mediaId: string): Promise<boolean> {
  const scope = await peopleScope(sql, viewer, READ);
  const found = await sql.query({
    text: `with ${knownPeople(scope, '$2::bigint')} select from assignments a
      where (a.media_id = $1 or a.id = (select assignment_id from hand_ins where media_id = $1))
        and ${canViewAssignment(scope, '$2::bigint')}`,
    values: [mediaId, viewer.userId],
  });
  return found.length > 0;
}
