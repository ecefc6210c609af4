import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const bankTransferPermissions = definePermissions('subscriptions.bank_transfers', {
  read: rolesFrom('admin'),
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
});
