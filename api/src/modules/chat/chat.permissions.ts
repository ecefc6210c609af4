import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const chatPermissions = definePermissions('messaging', {
  read: rolesFrom('guest'),
  create: rolesFrom('guest'),
});
