import { definePermissions, rolesFrom } from '#platform/auth/permissions.ts';

export const formPermissions = definePermissions('forms', {
  read: rolesFrom('admin'),
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
});
