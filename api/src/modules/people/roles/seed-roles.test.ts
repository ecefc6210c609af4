import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtInRoles, definePermissions, rolesFrom } from '#base/auth/permissions.ts';
import { Sessions } from '#base/auth/sessions.ts';
import type { Database } from '#base/database/database.ts';
import { migrateDatabase } from '#base/database/migrate.ts';
import { sessionStatements } from '#modules/accounts/identity/session-statements.ts';
import { defaultPermissions, permissionGroups } from '#permissions.ts';
import { migrateBefore } from '#testing/migrate-before.ts';
import { openBareDatabase } from '#testing/test-database.ts';
import { heldPermissions, heldRoles, roleNameOf } from './holders/held-roles.ts';
import { seedRoles } from './seed-roles.ts';

let database: Database;
beforeEach(async () => {
  database = await openBareDatabase();
});
afterEach(() => database.close());

/** For users without relations. */
const statements = sessionStatements({
  role: roleNameOf,
  roles: heldRoles,
  permissions: heldPermissions,
  hiddenInViews: '',
  mayOpenChild: () => 'true',
  relativePermissions: () => `'{}'::text[]`,
});

const stars = definePermissions('stars', { read: rolesFrom('teacher') });
const withStars = [...permissionGroups, stars];

const run = (text: string, ...values: unknown[]) => database.sql.query<{ id: number }>({ text, values });

/** Roles as the former release created them, and as an academy then edited them. */
async function seedAsBefore(): Promise<void> {
  for (const name of builtInRoles) {
    const [role] = await run('insert into roles (name, built_in) values ($1, true) returning id', name);
    const grant = 'insert into role_permissions (role_id, permission) select $1::bigint, unnest($2::text[])';
    await run(grant, role?.id, defaultPermissions(name));
  }
  await run(`insert into roles (name, scope) values ('Greeter', 'all')`);
  await run(`delete from role_permissions p using roles r
    where r.id = p.role_id and r.name = 'teacher' and p.permission = 'classes.my_classes.create'`);
  await run(`insert into role_permissions select id, 'users.read' from roles where name = 'student'`);
}

async function heldByRole(): Promise<Record<string, string[]>> {
  const rows = await database.sql.query<{ name: string; held: string[] }>({
    text: `select name, array(select permission from role_permissions where role_id = r.id) as held from roles r`,
  });
  return Object.fromEntries(rows.map(({ name, held }) => [name, held.sort()]));
}

/** A user with a role, in a session whose permissions were already read. */
async function signIn(sessions: Sessions, role: string) {
  const email = `${role}@academy.test`;
  const [user] = await run(
    `insert into users (name, email, password_hash, role_id) select 'Somebody', $1, 'hash', id from roles where name = $2
     returning id`,
    email,
    role,
  );
  const token = await sessions.begin(database.sql, { userId: user?.id ?? 0, passwordHash: 'hash' });
  const permissions = async () => (await sessions.find(token ?? ''))?.permissions ?? new Set<string>();
  await permissions();
  return permissions;
}

it('an upgrade grants a new permission by its defaults and keeps the academy’s edits', async () => {
  await migrateBefore(database, 'known_permissions');
  await seedAsBefore();
  const before = await heldByRole();
  await migrateDatabase(database);
  const sessions = new Sessions(database, () => new Date(), statements);
  const [admin, student] = [await signIn(sessions, 'super-admin'), await signIn(sessions, 'student')];

  await seedRoles(database.sql, withStars);

  const granted = rolesFrom('teacher').map((name) => [name, [...(before[name] ?? []), 'stars.read'].sort()]);
  expect(await heldByRole()).toEqual({ ...before, ...Object.fromEntries(granted) });
  await expect.poll(async () => (await admin()).has('stars.read')).toBe(true);
  expect((await student()).has('stars.read')).toBe(false);
});

it('a permission that was removed is not granted again at the next start', async () => {
  await migrateDatabase(database);
  await seedRoles(database.sql, withStars);
  await run(`delete from role_permissions p using roles r
    where r.id = p.role_id and r.name = 'teacher' and p.permission = 'stars.read'`);
  const before = await heldByRole();
  await seedRoles(database.sql, withStars);
  expect(await heldByRole()).toEqual(before);
});

it('an upgrade to the permissions of money keeps what each role could do (D33, D39, D111, D113)', async () => {
  await migrateBefore(database, 'money_permissions');
  const held = {
    admin: ['users.read', 'subscriptions.invoices.read'],
    'super-admin': ['users.read', 'users.update'],
    Clerk: ['users.read', 'users.update', 'subscriptions.packages.update'],
  };
  for (const [name, permissions] of Object.entries(held)) {
    const [role] = await run('insert into roles (name, built_in) values ($1, $2) returning id', name, name !== 'Clerk');
    await run('insert into role_permissions select $1::bigint, unnest($2::text[])', role?.id, permissions);
  }
  await migrateDatabase(database);
  await seedRoles(database.sql, permissionGroups);
  const found = await heldByRole();
  const ofMoney = (name: string) =>
    found[name]?.filter((key) => /^(money|salaries\.u|subscriptions\.coupons)/.test(key));
  const coupons = ['create', 'delete', 'read', 'update'].map((action) => `subscriptions.coupons.${action}`);
  expect(ofMoney('admin')).toEqual(['money.read', 'money.update']);
  expect(ofMoney('super-admin')).toEqual(['money.read', 'salaries.update']);
  expect(ofMoney('Clerk')).toEqual(coupons);
});

it.each(['accountant', 'Accountant', 'accountant ', 'ACCOUNTANT', 'aссоuntаnt', 'account\u200bant'])(
  'an academy that has a role %s of its own keeps it as it is (D149)',
  async (name) => {
    await migrateDatabase(database);
    const [own] = await run(`insert into roles (name, scope) values ($1, 'team') returning id`, name);
    await run(`insert into role_permissions values ($1, 'book.read')`, own?.id);
    await seedRoles(database.sql, permissionGroups);
    expect((await heldByRole())[name]).toEqual(['book.read']);
    expect(await run('select from roles where id = $1 and not built_in', own?.id)).toHaveLength(1);
    expect(await run('select from roles where built_in')).toHaveLength(6);
    await run(`update roles set name = 'Bookkeeper' where id = $1`, own?.id);
    await seedRoles(database.sql, permissionGroups);
    const held = await heldByRole();
    expect(held.Bookkeeper).toEqual(['book.read']);
    expect(held.accountant).toEqual(defaultPermissions('accountant').sort());
  },
);

it('an academy of the release before gets the accountant, beside roles that stay as they were (D149)', async () => {
  await migrateDatabase(database);
  await seedRoles(database.sql, permissionGroups);
  const before = await heldByRole();
  await run(`delete from roles where name = 'accountant'`);
  await seedRoles(database.sql, permissionGroups);
  expect(await heldByRole()).toEqual(before);
  expect(before.accountant).toEqual(defaultPermissions('accountant').sort());
});
