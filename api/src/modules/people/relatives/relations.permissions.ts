import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const relationPermissions = definePermissions('relations.relatives', {
  read: rolesFrom('leader'),
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
});
