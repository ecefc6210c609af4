import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { isKnown } from '#modules/people/scope/known-people.ts';
import { type PeopleScope, peopleScope } from '#modules/people/scope/people-scope.ts';
import { isRelative } from '#modules/people/scope/relationships.ts';

const READ = 'classes.report.read';

/**
 * D9, SQL: whether the viewer sees a row of `monthly_reports r`: about them or their child, written by them, about or by
 * people of the scope.
 */
export function canViewMonthly(scope: PeopleScope, viewer: string): string {
  if (scope === 'all') return `${viewer} is not null`;
  const ways = [isKnown('r.student_id', 'kin')];
  if (scope !== 'nobody')
    ways.push(`r.student_id = ${viewer}`, `r.teacher_id = ${viewer}`, isKnown('r.student_id', 'people'));
  if (scope === 'team') ways.push(isKnown('r.teacher_id', 'people'));
  return `(${ways.join(' or ')})`;
}

/** How far the viewer reads reports. @throws AppError `forbidden` for who reads none at all. */
export async function readingScope(sql: Sql, viewer: Viewer): Promise<PeopleScope> {
  const scope = await peopleScope(sql, viewer, READ);
  if (scope === 'nobody' && !(await isRelative(sql, viewer.userId)))
    throw new AppError('forbidden', 'You do not have the permission for this');
  return scope;
}
