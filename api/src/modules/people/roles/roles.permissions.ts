import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const roleEditingPermissions = definePermissions('relations.roles', {
  read: rolesFrom('admin'),
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: ['super-admin'],
});
