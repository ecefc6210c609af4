import { relationsTo } from '#modules/classes/classes/row/visible-classes.ts';
import { askedForBy } from '#modules/people/people/scope/asked-for.ts';
import type { PeopleScope } from '#modules/people/people/scope/people-scope.ts';

/**
 * D9, D100, SQL: whether a viewer sees the requests about a row of classes `c`: the family without uncles and aunts,
 * and staff who see the class. The statement needs `known`.
 */
export function canViewRequests(scope: PeopleScope, viewer: string): string {
  if (scope === 'all') return `${viewer} is not null`;
  const { is_student, is_teacher, in_team } = relationsTo(viewer);
  const ways = [`c.student_id = any (${askedForBy(viewer)})`];
  if (scope !== 'nobody') ways.push(is_student, is_teacher);
  if (scope === 'team') ways.push(in_team);
  return `(${ways.join(' or ')})`;
}
