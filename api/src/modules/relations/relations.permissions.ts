import { definePermissions, rolesFrom } from '#platform/auth/permissions.ts';

export const relationPermissions = definePermissions('relations.relatives', {
  read: rolesFrom('leader'),
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
});
