import { definePermissions, rolesFrom } from '#platform/auth/permissions.ts';

export const invoicePermissions = definePermissions('subscriptions.invoices', {
  read: ['student', ...rolesFrom('admin')],
  delete: rolesFrom('admin'),
});
