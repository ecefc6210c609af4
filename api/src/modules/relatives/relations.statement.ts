import { containsFolded, folded } from '#base/database/folded.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Statement } from '#base/database/sql.ts';
import { offsetOf } from '#base/http/pages.ts';
import { existingUsers } from '#modules/identity/users-sql.ts';
import { inPeopleScope, type PeopleScope } from '#modules/people/scope/people-scope.ts';
import type { RelationsQuery, relationSorts } from './relations.schema.ts';

/** SQL: whether a reader sees a row of `relations` (D9): of students in their scope, and where they are one of the two. */
export const seesRelation = (scope: PeopleScope, row: string, reader: string): string =>
  scope === 'all'
    ? `${reader} is not null`
    : `(${row}.user_id = ${reader} or ${row}.related_user_id = ${reader} or ${inPeopleScope(scope, `${row}.user_id`, reader)})`;

/** SQL: relations with both people; those of users who were deleted are not shown. */
export const relationTable = `relations l join ${existingUsers} s on s.id = l.user_id
  join ${existingUsers} k on k.id = l.related_user_id`;

const imageOf = (user: string) => `case when ${user}.image is null then null else '/api/files/' || ${user}.image end`;

export const relationJson = `json_build_object('id', l.id::text,
  'user_id', s.id::text, 'user_name', s.name, 'user_image', ${imageOf('s')},
  'related_user_id', k.id::text, 'related_user_name', k.name, 'related_user_image', ${imageOf('k')},
  'relationship_type', l.relationship_type,
  'created_at', ${instantOf('l.created_at')})`;

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

/** A page of the relations that a reader sees, and the number of all of them. */
export function relationsPageStatement(query: RelationsQuery, scope: PeopleScope, readerId: number): Statement {
  const matching = `from ${relationTable} where ${seesRelation(scope, 'l', '$1::bigint')}
    and ($2::bigint is null or l.user_id = $2) and ($3::bigint is null or l.related_user_id = $3)
    and ($4::text is null or l.relationship_type = $4)
    and ($5::text = '' or ${containsFolded('s.name', '$5::text')})
    and ($6::text = '' or ${containsFolded('k.name', '$6::text')})
    and ($7::text = '' or ${containsFolded('s.name', '$7::text')} or ${containsFolded('k.name', '$7::text')})`;
  return {
    name: `relations-${scope}-${query.sort}`,
    text: `select json_build_object(
      'data', coalesce((select json_agg(row) from (select ${relationJson} as row ${matching}
        order by ${orderOf(query.sort)} limit $8 offset $9) page), '[]'::json),
      'pagination', (select json_build_object('total', count(*), 'page', $10::int, 'per_page', $8::int,
        'totalPages', ceil(count(*) / $8::numeric)::int) ${matching}))::text as json`,
    values: [
      readerId,
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
