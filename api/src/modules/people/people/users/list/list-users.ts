import type { InferInput } from 'valibot';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { peopleScopes, widestOf } from '#modules/people/people/scope/people-scope.ts';
import type { Role } from '#modules/people/roles/find-role.ts';
import { canViewContacts, peoplePermissions, type UserPolicies } from '../users.policy.ts';
import { presentViewed, type ViewedRow, viewerOf } from '../users.presenter.ts';
import type { UsersFilter, UsersQuery, usersPage } from '../users.schema.ts';
import { type FindMakeUps, withMakeUps } from './find-make-ups.ts';
import { usersPageStatement } from './users-page.statement.ts';

interface List {
  ctx: ViewerCtx;
  query: UsersQuery;
  policies: UserPolicies;
  findMakeUps: FindMakeUps;
}

/** What a viewer of names may ask for: other filters and orders would reveal what they do not see. */
const namesFilter = ({ role, name, active, ids, search, sort }: UsersFilter): UsersFilter => ({
  role,
  name,
  active,
  ids,
  search,
  sort: sort.endsWith('remainingClasses') || sort.endsWith('email') ? 'name' : sort,
});

/** The people in the viewer's scope (D9), with those of whom the viewer sees the name alone (D149). */
export async function listUsers({ ctx, query, policies, findMakeUps }: List): Promise<InferInput<typeof usersPage>> {
  const { page, per_page, names, ...asked } = query;
  const { viewer } = ctx;
  const scopes = await peopleScopes(ctx.sql, viewer, peoplePermissions);
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const read = scopes['users.read'];
  const scope = names || read === 'nobody' ? widestOf([read, scopes['users.names']]) : read;
  const contacts = scope === read && canViewContacts(scope, ctx.deps.academySettings);
  const filter = scope === read ? asked : namesFilter(asked);
  const statement = usersPageStatement({ viewer, scope, canViewContacts: contacts, filter, window });
  const [found] = await ctx.sql.query<{ rows: ViewedRow[]; total: number; roles: Role[] }>(statement);
  const { rows, total, roles } = found ?? { rows: [], total: 0, roles: [] };
  const access = viewerOf(ctx, scopes, roles);
  const people = rows.map((row) => presentViewed(row, access, roles, policies));
  return {
    data: await withMakeUps(ctx, people, findMakeUps),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
  };
}
