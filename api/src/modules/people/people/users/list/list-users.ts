import type { InferInput } from 'valibot';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import type { Role } from '#modules/people/roles/find-role.ts';
import { canViewContacts, peoplePermissions, type UserPolicies } from '../users.policy.ts';
import { presentViewed, type ViewedRow, viewerOf } from '../users.presenter.ts';
import type { UsersQuery, usersPage } from '../users.schema.ts';
import { type FindMakeUps, withMakeUps } from './find-make-ups.ts';
import { usersPageStatement } from './users-page.statement.ts';

interface List {
  ctx: ViewerCtx;
  query: UsersQuery;
  policies: UserPolicies;
  findMakeUps: FindMakeUps;
}

/** The people in the viewer's scope (D9). */
export async function listUsers({ ctx, query, policies, findMakeUps }: List): Promise<InferInput<typeof usersPage>> {
  const { page, per_page, ...filter } = query;
  const { viewer } = ctx;
  const scopes = await peopleScopes(ctx.sql, viewer, peoplePermissions);
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const scope = scopes['users.read'];
  const contacts = canViewContacts(scope, ctx.deps.academySettings);
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
