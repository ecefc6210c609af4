import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import {
  inPeopleScope,
  type PeopleScope,
  peopleScope,
  peopleScopes,
  widestOf,
} from '#modules/people/people/scope/people-scope.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';

/** The scope of the viewer's permission to read invoices. */
export const invoiceScope = (sql: Sql, viewer: Viewer): Promise<PeopleScope> =>
  peopleScope(sql, viewer, 'subscriptions.invoices.read');

/** The scope in which a viewer sees the money of statements (D111). */
export async function statementScope(sql: Sql, viewer: Viewer): Promise<PeopleScope> {
  const scopes = await peopleScopes(sql, viewer, ['subscriptions.invoices.read', 'money.read']);
  return widestOf(Object.values(scopes));
}

/** SQL: whether a viewer is a parent of any student (D8). */
export const isParent = (viewer: string): string =>
  `exists (select from ${effectiveRelations} e where e.related_user_id = ${viewer} and e.relationship_type = 'parent')`;

/**
 * SQL: the ids of the people whose payments a viewer sees without a permission, as an array, so that the index of
 * payers is used (D8).
 */
export const selfAndChildrenOf = (viewer: string): string => `array(select ${viewer} union all
  select e.user_id from ${effectiveRelations} e where e.related_user_id = ${viewer} and e.relationship_type = 'parent')`;

/** SQL: the ids of a parent's children, as an array (D8). */
export const childrenOf = (viewer: string): string => `array(select e.user_id from ${effectiveRelations} e
  where e.related_user_id = ${viewer} and e.relationship_type = 'parent')`;

/** SQL: whether a viewer sees a payment: its payer, a parent of its student (D8, D116), or by permission (D9). */
export function canViewPayment(scope: PeopleScope, payment: string, viewer: string): string {
  if (scope === 'all') return `${viewer} is not null`;
  const ofFamily = `${payment}.user_id = ${viewer} or ${payment}.student_id = any (${childrenOf(viewer)})`;
  return scope === 'nobody'
    ? `(${ofFamily})`
    : `(${ofFamily} or ${inPeopleScope(scope, `${payment}.student_id`, viewer)})`;
}

/** SQL: whose payments a viewer sees: their own, those of a child as a parent (D8), and by permission (D9). */
export function canViewPayer(scope: PeopleScope, payer: string, viewer: string): string {
  if (scope === 'all') return `${viewer} is not null`;
  const ofFamily = `${payer} = any (${selfAndChildrenOf(viewer)})`;
  return scope === 'nobody' ? ofFamily : `(${ofFamily} or ${inPeopleScope(scope, payer, viewer)})`;
}
