import { hasRole } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { inPeopleScope, type PeopleScope, peopleScopes, widestOf } from '#modules/people/people/scope/people-scope.ts';
import { isRelative } from '#modules/people/people/scope/relationships.ts';
import { isUnderAge } from '#modules/people/people/scope/under-age.ts';
import { childrenOf, isParent } from '../payer-scope.ts';

/** Who sees what families owe and report, and who decides it (D149). */
export const READ = 'money.read';
export const UPDATE = 'money.update';

export interface DueScopes {
  /** Whoever decides dues sees them, also by a role without the other permission. */
  view: PeopleScope;
  update: PeopleScope;
}

export async function dueScopes(sql: Sql, { viewer }: Pick<ViewerCtx, 'viewer'>): Promise<DueScopes> {
  const scopes = await peopleScopes(sql, viewer, [READ, UPDATE]);
  return { view: widestOf([scopes[READ], scopes[UPDATE]]), update: scopes[UPDATE] };
}

/** SQL: D131: money is the parents' matter for students under 16. */
export const isTooYoung = isUnderAge;

/** SQL: whether a row `dues d` is the viewer's: as the payer, a parent of the student, or the student from 16 on (D131). */
export const isOwnDue = (viewer: string): string =>
  `((d.user_id = ${viewer} or d.student_id = ${viewer} or d.student_id = any (${childrenOf(viewer)})) and not ${isTooYoung(viewer)})`;

/** SQL: whether the viewer sees a row `dues d`. */
export const canViewDue = ({ view }: DueScopes, viewer: string): string =>
  `(${isOwnDue(viewer)} or ${inPeopleScope(view, 'd.student_id', viewer)})`;

const payerText = `select not ${isTooYoung('$1::bigint')} as "ofAge", ${isParent('$1::bigint')} as parent,
  exists (select from dues d where d.user_id = $1) as payer`;

/**
 * D131: dues are for payers, parents and students from 16 on, and for who has the permission.
 * @throws AppError `forbidden` for teachers, leaders, younger students and other relatives.
 */
export async function checkCanViewDues(
  sql: Sql,
  { viewer }: Pick<ViewerCtx, 'viewer'>,
  scopes: DueScopes,
): Promise<void> {
  if (scopes.view !== 'nobody') return;
  const [found] = await sql.query<{ ofAge: boolean; parent: boolean; payer: boolean }>({
    text: payerText,
    values: [viewer.userId],
  });
  if (found?.ofAge && (found.parent || found.payer || hasRole(viewer, 'student'))) return;
  if (found?.ofAge && hasRole(viewer, 'guest') && !(await isRelative(sql, viewer.userId))) return;
  throw new AppError('forbidden', 'You do not have the permission for this');
}
