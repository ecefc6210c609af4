import { definePermissions, rolesFrom } from '#platform/auth/permissions.ts';

export const bankTransferPermissions = definePermissions('subscriptions.bank_transfers', {
  read: rolesFrom('admin'),
  create: rolesFrom('admin'),
  update: rolesFrom('admin'),
  delete: rolesFrom('admin'),
});
