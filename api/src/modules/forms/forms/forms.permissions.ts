import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const formPermissions = definePermissions('forms', {
  read: rolesFrom('admin'),
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
});
