import { isWorkKeptFrom } from '#modules/people/people/index.ts';
import { isKnown } from '#modules/people/people/scope/known-people.ts';
import type { PeopleScope } from '#modules/people/people/scope/people-scope.ts';

/**
 * D9, SQL: whether the viewer sees a row of `monthly_reports r`: about the viewer or a child, by the viewer, or about
 * or by people in the scope; not by another teacher of the student (D125).
 */
export function canViewMonthly(scope: PeopleScope, viewer: string): string {
  if (scope === 'all') return `${viewer} is not null`;
  const ways = [isKnown('r.student_id', 'related_students')];
  const inScope = isKnown('r.student_id', 'people');
  if (scope !== 'nobody') ways.push(`r.student_id = ${viewer}`, `r.teacher_id = ${viewer}`);
  if (scope === 'own') ways.push(`(${inScope} and not ${isWorkKeptFrom('r.student_id', 'r.teacher_id', viewer)})`);
  if (scope === 'team') ways.push(inScope);
  if (scope === 'team') ways.push(isKnown('r.teacher_id', 'people'));
  return `(${ways.join(' or ')})`;
}
