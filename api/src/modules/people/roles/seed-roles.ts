import {
  type BuiltInRole,
  builtInRoles,
  builtInScope,
  type Permission,
  type PermissionGroup,
} from '#base/auth/permissions.ts';
import type { Sql } from '#base/database/sql.ts';
import { rolePermissions, roles } from '#modules/people/roles/roles.table.ts';
import { knownPermissions } from './known-permissions.table.ts';
import { lockRoles } from './store-role.ts';

/** The id of a built-in role, and whether it had to be created. */
async function ensureRole({ orm, query }: Sql, name: BuiltInRole): Promise<{ id: number; isNew: boolean }> {
  const [created] = await orm
    .insert(roles)
    .values({ name, builtIn: true, scope: builtInScope(name) })
    .onConflictDoNothing()
    .returning({ id: roles.id });
  if (created) return { id: created.id, isNew: true };
  const [found] = await query<{ id: number }>({ text: 'select id from roles where name = $1', values: [name] });
  if (!found) throw new Error(`the role ${name} is not there`);
  return { id: found.id, isNew: false };
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
 * this database: nobody has those yet, so by D3 nobody could grant them. Everything else stays as it was edited.
 */
export async function seedRoles(sql: Sql, groups: readonly PermissionGroup[]): Promise<void> {
  const declared = groups.flatMap(({ permissions }) => permissions);
  await sql.transaction(async (inner) => {
    await lockRoles(inner);
    const added = await addNewKeys(inner, declared);
    for (const name of builtInRoles) {
      const { id, isNew } = await ensureRole(inner, name);
      const granted = declared.filter(({ key, defaults }) => defaults.includes(name) && (isNew || added.has(key)));
      if (granted.length === 0) continue;
      await inner.orm
        .insert(rolePermissions)
        .values(granted.map(({ key }) => ({ roleId: id, permission: key })))
        .onConflictDoNothing();
    }
  });
}
