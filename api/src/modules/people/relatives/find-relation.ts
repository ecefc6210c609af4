import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { peopleScope, peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import { canViewRelation, relationPermissions, relationStatement, relationTable } from './relations.statement.ts';

export interface Relation {
  user_id: number;
  related_user_id: number;
  relationship_type: 'parent' | 'uncle' | 'aunt';
}

/**
 * A relation that the viewer may change, locked.
 * @throws AppError `not_found` for a relation outside the permission's scope (D9).
 */
export async function lockRelation(sql: Sql, viewer: Viewer, permission: string, id: number): Promise<Relation> {
  // A separate statement, so that the next read sees everything that was committed while this one waited.
  await sql.query({ text: 'select from relations where id = $1 for update', values: [id] });
  const scope = await peopleScope(sql, viewer, permission);
  const [row] = await sql.query<Relation>({
    text: `select l.user_id, l.related_user_id, l.relationship_type from ${relationTable}
      where l.id = $1 and ${canViewRelation(scope, 'l', '$2::bigint')}`,
    values: [id, viewer.userId],
  });
  if (!row) throw notFound('Relation');
  return row;
}

/** A relation in responses. */
export async function readRelation(sql: Sql, viewer: Viewer, id: number): Promise<JsonText> {
  const scopes = await peopleScopes(sql, viewer, relationPermissions);
  const [row] = await sql.query<{ json: string }>(relationStatement(id, { viewer, scopes }));
  return new JsonText(row?.json ?? '');
}
