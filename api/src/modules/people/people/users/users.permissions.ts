import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const userPermissions = definePermissions('users', {
  read: rolesFrom('teacher'),
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
  merge: rolesFrom('admin'),
});
