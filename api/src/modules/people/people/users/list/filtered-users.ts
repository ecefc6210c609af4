import type { ViewerCtx } from '#base/http/ctx.ts';
import { peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import type { Role } from '#modules/people/roles/find-role.ts';
import { canViewContacts, peoplePermissions, type UserMay, type UserPolicies } from '../users.policy.ts';
import { presentViewed, type ViewedRow, viewerOf } from '../users.presenter.ts';
import type { UsersFilter, WireUser } from '../users.schema.ts';
import { usersPageStatement } from './users-page.statement.ts';

interface Filtered {
  ctx: ViewerCtx;
  filter: UsersFilter;
  policies: UserPolicies;
}

/** All people in the viewer's scope (D9) who match a filter, with what the viewer may do. */
export async function filteredUsers({ ctx, filter, policies }: Filtered): Promise<(WireUser & { may: UserMay })[]> {
  const { viewer } = ctx;
  const scopes = await peopleScopes(ctx.sql, viewer, peoplePermissions);
  const scope = scopes['users.read'];
  const contacts = canViewContacts(scope, ctx.deps.academySettings);
  const statement = usersPageStatement({ viewer, scope, canViewContacts: contacts, filter });
  const [found] = await ctx.sql.query<{ rows: ViewedRow[]; roles: Role[] }>(statement);
  const { rows, roles } = found ?? { rows: [], roles: [] };
  const access = viewerOf(ctx, scopes, roles);
  return rows.map((row) => presentViewed(row, access, roles, policies));
}
