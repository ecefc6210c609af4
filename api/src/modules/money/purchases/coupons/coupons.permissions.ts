import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const couponPermissions = definePermissions('subscriptions.coupons', {
  read: rolesFrom('admin'),
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
});
