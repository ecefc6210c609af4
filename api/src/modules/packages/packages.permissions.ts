import { definePermissions, rolesFrom } from '#platform/auth/permissions.ts';

export const packagePermissions = definePermissions('subscriptions.packages', {
  read: ['guest', 'student', ...rolesFrom('admin')],
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
});
