import { definePermissions, moneyRoles, rolesFrom } from '#base/auth/permissions.ts';

export const bankTransferPermissions = definePermissions('subscriptions.bank_transfers', {
  read: moneyRoles,
  create: moneyRoles,
  update: moneyRoles,
  delete: rolesFrom('admin'),
});
