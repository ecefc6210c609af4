import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#base/database/columns.ts';
import { userId } from '#modules/accounts/identity/identity.table.ts';

export const roles = pgTable('roles', {
  id: identity(),
  name: text('name').notNull().unique('roles_name_key'),
  builtIn: boolean('built_in').notNull().default(false),
  scope: text('scope', { enum: ['all', 'team', 'own'] })
    .notNull()
    .default('all'),
  createdAt: createdAt(),
});

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: bigint('role_id', { mode: 'number' })
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text('permission').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.permission] })],
);

/** The number of existing users by primary role; triggers update it. */
export const userCounts = pgTable('user_counts', {
  roleId: bigint('role_id', { mode: 'number' })
    .primaryKey()
    .references(() => roles.id, { onDelete: 'cascade' }),
  total: bigint('total', { mode: 'number' }).notNull(),
});

/** Roles of users in addition to the primary one. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: userId(),
    roleId: bigint('role_id', { mode: 'number' })
      .notNull()
      .references(() => roles.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] })],
);
