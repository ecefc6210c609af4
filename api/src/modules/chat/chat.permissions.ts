import { definePermissions, rolesFrom } from '#platform/auth/permissions.ts';

export const chatPermissions = definePermissions('messaging', {
  read: rolesFrom('guest'),
  create: rolesFrom('guest'),
});
