import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { userCards } from '#modules/identity/users-sql.ts';
import { inPeopleScope, type PeopleScope, peopleScope } from '#modules/people/scope/people-scope.ts';
import { effectiveRelations, isRelative } from '#modules/people/scope/relationships.ts';

const READ = 'classes.report.read';

const anyOf = (column: 'people' | 'kin') => `any ((select ${column} from known)::bigint[])`;

/** SQL: whom the viewer reaches by the scope, and to whom they are related (D8), once for the whole statement. */
export const knownPeople = (scope: PeopleScope, viewer: string): string => `known as materialized (select
  array(select u.id from ${userCards} u where ${scope === 'all' ? 'false' : inPeopleScope(scope, 'u.id', viewer)}) as people,
  array(select user_id from ${effectiveRelations} e where related_user_id = ${viewer}) as kin)`;

/**
 * D9, SQL: whether the viewer sees a row of `monthly_reports r`: about them or their child, written by them, about or by
 * people of the scope.
 */
export function canViewMonthly(scope: PeopleScope, viewer: string): string {
  if (scope === 'all') return `${viewer} is not null`;
  const ways = [`r.student_id = ${anyOf('kin')}`];
  if (scope !== 'nobody')
    ways.push(`r.student_id = ${viewer}`, `r.teacher_id = ${viewer}`, `r.student_id = ${anyOf('people')}`);
  if (scope === 'team') ways.push(`r.teacher_id = ${anyOf('people')}`);
  return `(${ways.join(' or ')})`;
}

/** How far the viewer reads reports. @throws AppError `forbidden` for who reads none at all. */
export async function readingScope(sql: Sql, viewer: Viewer): Promise<PeopleScope> {
  const scope = await peopleScope(sql, viewer, READ);
  if (scope === 'nobody' && !(await isRelative(sql, viewer.userId)))
    throw new AppError('forbidden', 'You do not have the permission for this');
  return scope;
}
