import { definePermissions, moneyRoles, rolesFrom } from '#base/auth/permissions.ts';

/** `names`: names and roles alone, of the people whom the scope reaches (D149). */
export const userPermissions = definePermissions('users', {
  read: rolesFrom('teacher'),
  names: moneyRoles,
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
  merge: rolesFrom('admin'),
});
