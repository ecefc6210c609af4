import { isKnown } from '#modules/people/people/scope/known-people.ts';
import type { PeopleScope } from '#modules/people/people/scope/people-scope.ts';

/**
 * D9, SQL: whether the viewer sees a row of `monthly_reports r`: about the viewer or a child, by the viewer, or about
 * or by people in the scope.
 */
export function canViewMonthly(scope: PeopleScope, viewer: string): string {
  if (scope === 'all') return `${viewer} is not null`;
  const ways = [isKnown('r.student_id', 'related_students')];
  if (scope !== 'nobody')
    ways.push(`r.student_id = ${viewer}`, `r.teacher_id = ${viewer}`, isKnown('r.student_id', 'people'));
  if (scope === 'team') ways.push(isKnown('r.teacher_id', 'people'));
  return `(${ways.join(' or ')})`;
}
