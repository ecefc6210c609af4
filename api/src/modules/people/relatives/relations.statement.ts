import { isAdmin, type Viewer } from '#base/auth/viewer.ts';
import { containsFolded, folded } from '#base/database/folded.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Statement } from '#base/database/sql.ts';
import { offsetOf } from '#base/http/pages.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, type PeopleScope, type PeopleScopes } from '#modules/people/people/scope/people-scope.ts';
import type { RelationsQuery, relationSorts } from './relations.schema.ts';

/**
 * SQL: whether a viewer sees a row of `relations` (D9): of students in the scope, or with the viewer as one of the two.
 */
export const canViewRelation = (scope: PeopleScope, row: string, viewer: string): string =>
  scope === 'all'
    ? `${viewer} is not null`
    : `(${row}.user_id = ${viewer} or ${row}.related_user_id = ${viewer} or ${inPeopleScope(scope, `${row}.user_id`, viewer)})`;

/** SQL: relations with both people; without those of deleted users. */
export const relationTable = `relations l join ${existingUsers} s on s.id = l.user_id
  join ${existingUsers} k on k.id = l.related_user_id`;

const imageOf = (user: string) => `case when ${user}.image is null then null else '/api/files/' || ${user}.image end`;

/** The permissions whose scope decides about relations. */
export const relationPermissions = [
  'relations.relatives.read',
  'relations.relatives.update',
  'relations.relatives.delete',
] as const;
export interface RelationViewer {
  viewer: Viewer;
  scopes: PeopleScopes<(typeof relationPermissions)[number]>;
}

const mayDo = (viewer: RelationViewer, action: 'update' | 'delete', id: string) => {
  const scope = viewer.scopes[`relations.relatives.${action}`];
  return scope === 'nobody' ? 'false' : canViewRelation(scope, 'l', id);
};

/**
 * SQL: a viewer's actions on a row, the same as the verbs decide: of the two people themselves only admins change it
 * (D8).
 */
function mayJson(viewer: RelationViewer, id: string): string {
  const isOther = isAdmin(viewer.viewer) ? 'true' : `${id} not in (l.user_id, l.related_user_id)`;
  return `json_build_object('update', ${mayDo(viewer, 'update', id)} and ${isOther}, 'delete', ${mayDo(viewer, 'delete', id)})`;
}

/** @param id the placeholder of the viewer. */
const relationJson = (viewer: RelationViewer, id: string) => `json_build_object('id', l.id::text,
  'user_id', s.id::text, 'user_name', s.name, 'user_image', ${imageOf('s')},
  'related_user_id', k.id::text, 'related_user_name', k.name, 'related_user_image', ${imageOf('k')},
  'relationship_type', l.relationship_type,
  'created_at', ${instantOf('l.created_at')}, 'may', ${mayJson(viewer, id)})`;

const orders: Record<(typeof relationSorts)[number], string> = {
  created_at: 'l.created_at',
  user_name: folded('s.name'),
  related_user_name: folded('k.name'),
  relationship_type: 'l.relationship_type',
};

function orderOf(sort: RelationsQuery['sort']): string {
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  return `${orders[sort.replace('-', '') as keyof typeof orders]} ${way}, l.id ${way}`;
}

/** A page of the relations that a viewer sees, and their total number. */
export function relationsPageStatement(query: RelationsQuery, viewer: RelationViewer): Statement {
  const scope = viewer.scopes['relations.relatives.read'];
  const matching = `from ${relationTable} where ${canViewRelation(scope, 'l', '$1::bigint')}
    and ($2::bigint is null or l.user_id = $2) and ($3::bigint is null or l.related_user_id = $3)
    and ($4::text is null or l.relationship_type = $4)
    and ($5::text = '' or ${containsFolded('s.name', '$5::text')})
    and ($6::text = '' or ${containsFolded('k.name', '$6::text')})
    and ($7::text = '' or ${containsFolded('s.name', '$7::text')} or ${containsFolded('k.name', '$7::text')})`;
  return {
    text: `select json_build_object(
      'data', coalesce((select json_agg(row) from (select ${relationJson(viewer, '$1::bigint')} as row ${matching}
        order by ${orderOf(query.sort)} limit $8 offset $9) page), '[]'::json),
      'pagination', (select json_build_object('total', count(*), 'page', $10::int, 'per_page', $8::int,
        'totalPages', ceil(count(*) / $8::numeric)::int) ${matching}))::text as json`,
    values: [
      viewer.viewer.userId,
      query.user_id ?? null,
      query.related_user_id ?? null,
      query.relationship_type ?? null,
      query.user_name,
      query.related_user_name,
      query.search,
      query.per_page,
      offsetOf(query),
      query.page,
    ],
  };
}

/** One relation. */
export const relationStatement = (id: number, viewer: RelationViewer): Statement => ({
  text: `select json_build_object('data', ${relationJson(viewer, '$2::bigint')})::text as json from ${relationTable}
    where l.id = $1 and $2::bigint is not null`,
  values: [id, viewer.viewer.userId],
});
