import type { InferInput } from 'valibot';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { mergedInto } from '#modules/accounts/identity/accounts.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, peopleScopes, widestOf } from '#modules/people/people/scope/people-scope.ts';
import type { Role } from '#modules/people/roles/find-role.ts';
import { everyRole, heldPermissions } from '#modules/people/roles/index.ts';
import { relationshipsByPerson, userJson, userRows, viewedJson } from './user-row.ts';
import { peoplePermissions, type UserPolicies } from './users.policy.ts';
import { presentViewed, readsPerson, type ViewedRow, viewerOf } from './users.presenter.ts';
import type { userResponse } from './users.schema.ts';

interface Found extends ViewedRow {
  permissions: string[];
  roles: Role[];
}

interface Find {
  ctx: ViewerCtx;
  id: number;
  policies: UserPolicies;
}

/**
 * A person within the viewer's scope, or the viewer, but not the maker of a key; of some the viewer sees the name alone
 * (D149).
 */
export async function findUser({ ctx, id, policies }: Find): Promise<InferInput<typeof userResponse>> {
  const { viewer } = ctx;
  const scopes = await peopleScopes(ctx.sql, viewer, peoplePermissions);
  const reach = widestOf([scopes['users.read'], scopes['users.names']]);
  const isOneself = viewer.key ? 'false' : 'u.id = $2::bigint';
  const read = (userId: number) =>
    ctx.sql.query<Found>({
      text: `select ${userJson} as user, ${viewedJson('$2::bigint')} as viewed, ${heldPermissions('u')} as permissions,
        ${everyRole} as roles
      from ${userRows(accounts)} left join ${relationshipsByPerson('$2::bigint')} b on b.other_id = u.id
      where u.id = $1 and u.deleted_at is null
        and (${isOneself} or ${inPeopleScope(reach, 'u.id', '$2::bigint')})`,
      values: [userId, viewer.userId],
    });
  const [found] = await read(id);
  if (!found) {
    const keptId = await mergedInto(ctx.sql, id);
    const [kept] = keptId === null ? [] : await read(keptId);
    if (!kept) throw notFound('User');
    // D164: a link to an account that was merged leads to the one that stayed.
    throw new AppError('not_found', 'User not found', [], undefined, { merged_into: kept.user.id });
  }
  const access = viewerOf(ctx, scopes, found.roles);
  const user = presentViewed(found, access, found.roles, policies);
  const permissions = readsPerson(found, access, found.roles) ? found.permissions : [];
  return { data: { data: [{ ...user, permissions }] } };
}
