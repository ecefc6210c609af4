import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { sharedStudentsOf } from '#modules/people/people/index.ts';
import { inPeopleScope, type PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';

/**
 * SQL: the people whom a viewer knows, once per statement, as `known`: the people of the team if a scope needs them,
 * related people (D8), and the students whom the viewer shares with other teachers (D125).
 */
export const knownText = (hasTeam: boolean, viewer: string): string => `known as materialized (select
  array(select u.id from ${userCards} u where ${hasTeam ? inPeopleScope('team', 'u.id', viewer) : 'false'}) as people,
  array(select user_id from ${effectiveRelations} e where related_user_id = ${viewer}) as relatives,
  array(${sharedStudentsOf(viewer)}) as shared)`;

const anyOf = (column: 'people' | 'relatives' | 'shared') => `any ((select ${column} from known)::bigint[])`;

/** SQL: the viewer's relations to a row of `classes c`. */
export const relationsTo = (viewer: string) => ({
  is_teacher: `c.teacher_id = ${viewer}`,
  is_student: `c.student_id = ${viewer}`,
  is_shared: `c.student_id = ${anyOf('shared')}`,
  is_relative: `c.student_id = ${anyOf('relatives')}`,
  in_team: `(c.teacher_id = ${anyOf('people')} or c.student_id = ${anyOf('people')})`,
});

/**
 * D9, SQL: whether a viewer sees a row of `classes c`. Own classes are those that the viewer gives or takes; a leader's
 * are those of the team and of the leader's students.
 */
export function canViewClass(scope: PeopleScope, viewer: string): string {
  if (scope === 'all') return `${viewer} is not null`;
  const { is_relative, is_student, is_teacher } = relationsTo(viewer);
  const ways = [is_relative];
  if (scope !== 'nobody') ways.push(is_student, is_teacher);
  if (scope === 'team') ways.push(`c.teacher_id = ${anyOf('people')}`, `c.student_id = ${anyOf('people')}`);
  return `(${ways.join(' or ')})`;
}

/** D125, SQL: the same for a class or the classes of one student, where other teachers of the student read too. */
export const canReadClass = (scope: PeopleScope, viewer: string): string =>
  scope === 'own' || scope === 'team'
    ? `(${canViewClass(scope, viewer)} or c.student_id = ${anyOf('shared')})`
    : canViewClass(scope, viewer);
