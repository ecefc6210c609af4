import { containsFolded, folded } from '#base/database/folded.ts';
import { instantOf } from '#base/database/instant.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { offsetOf } from '#base/http/pages.ts';
import { holderCount } from './role-holders.ts';
import type { RolesQuery, roleSorts } from './roles.schema.ts';

const orders: Record<(typeof roleSorts)[number], string> = {
  name: folded('name'),
  created_at: 'created_at',
  users: 'users',
  permissions: 'permissions',
};

function orderOf(sort: RolesQuery['sort']): string {
  if (!sort) return 'id';
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  return `${orders[sort.replace('-', '') as keyof typeof orders]} ${way}, id ${way}`;
}

/** $1 what the name contains, $2 page, $3 rows of a page, $4 rows before it. */
const pageText = (sort: RolesQuery['sort']) => `
with matching as materialized (
  select r.*, ${holderCount('r')} as users, (select count(*) from role_permissions p where p.role_id = r.id) as permissions
  from roles r where $1::text = '' or ${containsFolded('r.name', '$1::text')}
)
select json_build_object(
  'data', coalesce((select json_agg(json_build_object(
      'id', id::text, 'name', name, 'built_in', built_in, 'scope', scope, 'users', users, 'permissions', permissions,
      'created_at', ${instantOf('created_at')}))
    from (select * from matching order by ${orderOf(sort)} limit $3 offset $4) page), '[]'::json),
  'pagination', (select json_build_object('total', count(*), 'page', $2::int, 'per_page', $3::int,
      'totalPages', ceil(count(*) / $3::numeric)::int) from matching)
)::text as json`;

/** The roles, in one statement with what is counted of them. */
export async function listRoles({ ctx, query }: { ctx: ReaderCtx; query: RolesQuery }): Promise<JsonText> {
  const [row] = await ctx.sql.query<{ json: string }>({
    name: `roles-page-${query.sort}`,
    text: pageText(query.sort),
    values: [query.name, query.page, query.per_page, offsetOf(query)],
  });
  return new JsonText(row?.json ?? '');
}
