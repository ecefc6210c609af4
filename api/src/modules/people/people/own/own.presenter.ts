import type { InferInput } from 'valibot';
import type { ChildSession, View, Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Account } from '#modules/accounts/identity/stored-account.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import { relationsOf } from '#modules/people/people/scope/relationships.ts';
import { peoplePermissions } from '#modules/people/people/users/users.policy.ts';
import type { ConsentHooks } from './consent-hooks.ts';
import type { profileResponse } from './own.schema.ts';

/** The address of a stored file. */
const fileUrl = (key: string | null): string | null => (key ? `/api/files/${key}` : null);

type Profile = InferInput<typeof profileResponse>;

/** Permissions whose scope pages ask for: those about people, and that of changing their classes. */
const scoped = [...peoplePermissions, 'classes.my_classes.update'];

/** The viewer's permissions with their scopes, and those that only relations give (D117). */
async function heldScopes(sql: Sql, viewer: Viewer): Promise<Profile['data']['scopes']> {
  const scopes = await peopleScopes(sql, viewer, scoped);
  const byRelation = [...viewer.relativePermissions].filter((permission) => !viewer.permissions.has(permission));
  return {
    ...Object.fromEntries(byRelation.map((permission) => [permission, 'children' as const])),
    ...Object.fromEntries(
      Object.entries(scopes).flatMap(([permission, scope]) => (scope === 'nobody' ? [] : [[permission, scope]])),
    ),
  };
}

async function nameOf(sql: Sql, id: number): Promise<{ id: string; name: string }> {
  const text = `select name from ${accounts} u where id = $1`;
  const [found] = await sql.query<{ name: string }>({ text, values: [id] });
  return { id: String(id), name: found?.name ?? '' };
}

async function presentView(sql: Sql, { by, until }: View): Promise<Profile['data']['view']> {
  return { by: await nameOf(sql, by), until: until.toISOString() };
}

async function presentChild(sql: Sql, child: ChildSession): Promise<Profile['data']['childSession']> {
  const { by, until, isOwnDevice } = child;
  return { by: await nameOf(sql, by), until: until.toISOString(), ownDevice: isOwnDevice };
}

/** The signed-in user's own profile. */
export async function presentProfile(user: Account, ctx: ViewerCtx, { isAsked }: ConsentHooks): Promise<Profile> {
  const { sql, viewer, deps } = ctx;
  return {
    data: {
      user: {
        id: String(user.id),
        name: user.name,
        email: user.email,
        handle: user.handle,
        email_verified: user.emailVerifiedAt !== null,
        phone: user.phone,
        image: fileUrl(user.image),
        role: viewer.role,
        roles: [...viewer.roles],
        timezone: user.timezone,
        subscription: { package: user.subscriptionPackageId === null ? null : String(user.subscriptionPackageId) },
        relations: await relationsOf(sql, user.id),
      },
      permissions: [...new Set([...viewer.permissions, ...viewer.relativePermissions])].sort(),
      scopes: await heldScopes(sql, viewer),
      ...(deps.sessions.mustSetUpTwoSteps(viewer) && { two_steps_needed: true }),
      ...((await isAsked(ctx)) && { consents_needed: true }),
      ...(viewer.child && { childSession: await presentChild(sql, viewer.child) }),
      ...(viewer.view && { view: await presentView(sql, viewer.view) }),
    },
  };
}
