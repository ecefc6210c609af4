import {
  type BuiltInRole,
  builtInRoles,
  builtInScope,
  type Permission,
  type PermissionGroup,
} from '#base/auth/permissions.ts';
import type { Sql } from '#base/database/sql.ts';
import { looksLike } from '#base/text/lookalikes.ts';
import { rolePermissions, roles } from '#modules/people/roles/roles.table.ts';
import { knownPermissions } from './known-permissions.table.ts';
import { lockRoles } from './store-role.ts';

/**
 * A built-in role, and whether it had to be created; null if the academy has a role of its own whose name looks like
 * this one (D1): it stays as it is, until it is renamed or deleted.
 */
async function ensureRole({ orm }: Sql, name: BuiltInRole): Promise<{ id: number; isNew: boolean } | null> {
  const existing = await orm.select({ id: roles.id, name: roles.name, builtIn: roles.builtIn }).from(roles);
  const found = existing.find((role) => role.builtIn && role.name === name);
  if (found) return { id: found.id, isNew: false };
  if (existing.some((role) => looksLike(role.name, name))) return null;
  const [created] = await orm
    .insert(roles)
    .values({ name, builtIn: true, scope: builtInScope(name) })
    .returning({ id: roles.id });
  if (!created) throw new Error(`the role ${name} was not stored`);
  return { id: created.id, isNew: true };
}

async function addNewKeys({ orm }: Sql, declared: readonly Permission[]): Promise<ReadonlySet<string>> {
  const added = await orm
    .insert(knownPermissions)
    .values(declared.map(({ key }) => ({ key })))
    .onConflictDoNothing()
    .returning({ key: knownPermissions.key });
  return new Set(added.map(({ key }) => key));
}

/**
 * Creates missing built-in roles with all their defaults. An existing role gets the defaults of keys that are new to
 * this database: nobody has those yet, so by D3 nobody could grant them. Everything else stays as it was edited, a role
 * of the academy's own with the name of a later built-in one too.
 */
export async function seedRoles(sql: Sql, groups: readonly PermissionGroup[]): Promise<void> {
  const declared = groups.flatMap(({ permissions }) => permissions);
  await sql.transaction(async (inner) => {
    await lockRoles(inner);
    const added = await addNewKeys(inner, declared);
    for (const name of builtInRoles) {
      const role = await ensureRole(inner, name);
      if (!role) continue;
      const { id, isNew } = role;
      const granted = declared.filter(({ key, defaults }) => defaults.includes(name) && (isNew || added.has(key)));
      if (granted.length === 0) continue;
      await inner.orm
        .insert(rolePermissions)
        .values(granted.map(({ key }) => ({ roleId: id, permission: key })))
        .onConflictDoNothing();
    }
  });
}
