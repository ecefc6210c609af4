import { containsFolded } from '#platform/database/folded.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import { JsonText } from '#platform/http/endpoint.ts';
import { offsetOf } from '#platform/http/pages.ts';
import { holderCount } from './role-holders.ts';
import type { RolesQuery } from './roles.schema.ts';

/** $1 what the name contains, $2 page, $3 rows of a page, $4 rows before it. Only the page's roles are counted out. */
const pageText = `
with matching as materialized (
  select * from roles r where $1::text = '' or ${containsFolded('r.name', '$1::text')}
)
select json_build_object(
  'data', coalesce((select json_agg(json_build_object(
      'id', r.id::text, 'name', r.name, 'built_in', r.built_in, 'scope', r.scope,
      'created_at', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'users', ${holderCount('r')},
      'permissions', (select count(*) from role_permissions p where p.role_id = r.id)
    ) order by r.id)
    from (select * from matching order by id limit $3 offset $4) r), '[]'::json),
  'pagination', (select json_build_object('total', count(*), 'page', $2::int, 'per_page', $3::int,
      'totalPages', ceil(count(*) / $3::numeric)::int) from matching)
)::text as json`;

/** The built-in roles, and then those of the academy's own. */
export async function listRoles({ ctx, query }: { ctx: ReaderCtx; query: RolesQuery }): Promise<JsonText> {
  const [row] = await ctx.sql.query<{ json: string }>({
    name: 'roles-page',
    text: pageText,
    values: [query.name, query.page, query.per_page, offsetOf(query)],
  });
  return new JsonText(row?.json ?? '');
}
