import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const postPermissions = definePermissions('timeline', {
  read: rolesFrom('guest'),
  create: rolesFrom('student'),
  update: rolesFrom('student'),
  delete: rolesFrom('student'),
});
