import { containsFolded, folded } from '#base/database/folded.ts';
import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import type { Role } from './find-role.ts';
import { everyRole } from './holders/held-roles.ts';
import { holderCount } from './holders/role-holders.ts';
import { mayWithRole } from './roles.policy.ts';
import type { RoleRow, RolesPage, RolesQuery, roleSorts } from './roles.schema.ts';

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

/** $1 a part of the name, $2 rows of a page, $3 rows before it. */
const pageText = (sort: RolesQuery['sort']) => `
with matching as materialized (
  select r.*, ${holderCount('r')} as users, (select count(*) from role_permissions p where p.role_id = r.id) as permissions
  from roles r where $1::text = '' or ${containsFolded('r.name', '$1::text')}
)
select coalesce((select json_agg(json_build_object(
      'id', id::text, 'name', name, 'built_in', built_in, 'scope', scope, 'users', users, 'permissions', permissions,
      'created_at', ${instantOf('created_at')}))
    from (select * from matching order by ${orderOf(sort)} limit $2 offset $3) page), '[]'::json) as rows,
  (select count(*)::int from matching) as total, ${everyRole} as roles`;

interface Found {
  rows: RoleRow[];
  total: number;
  roles: Role[];
}

/** The roles with their counts, in one statement. */
export async function listRoles({ ctx, query }: { ctx: ViewerCtx; query: RolesQuery }): Promise<RolesPage> {
  const { name, page, per_page, sort } = query;
  const [found] = await ctx.sql.query<Found>({
    name: `roles-page-${sort}`,
    text: pageText(sort),
    values: [name, per_page, offsetOf(query)],
  });
  const { rows, total, roles } = found ?? { rows: [], total: 0, roles: [] };
  const data = rows.flatMap((row) => {
    const role = roles.find(({ id }) => String(id) === row.id);
    return role ? [{ ...row, may: mayWithRole(ctx.viewer, role, roles) }] : [];
  });
  return { data, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}
