import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const packagePermissions = definePermissions('subscriptions.packages', {
  read: ['guest', 'student', ...rolesFrom('admin')],
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
});
