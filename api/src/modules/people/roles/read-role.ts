import type { InferInput } from 'valibot';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findRole, rolesHeldBy } from './find-role.ts';
import { countHolders, listHolders } from './holders/role-holders.ts';
import { mayWithRole } from './roles.policy.ts';
import { presentRole } from './roles.presenter.ts';
import type { rolePermissionsResponse } from './roles.schema.ts';

/** A role, its permissions, and its holders. */
export async function readRole({
  ctx,
  id,
}: {
  ctx: ViewerCtx;
  id: number;
}): Promise<InferInput<typeof rolePermissionsResponse>> {
  const role = await findRole(ctx.sql, { id });
  if (!role) throw notFound('Role');
  const { permissions, ...about } = presentRole(role);
  const [users, held] = [await countHolders(ctx.sql, id), await rolesHeldBy(ctx.sql, ctx.viewer.userId)];
  const holders = await listHolders(ctx.sql, ctx.viewer, role);
  return { role: { ...about, users, holders, may: mayWithRole(ctx.viewer, role, held) }, permissions };
}
