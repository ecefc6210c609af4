import { definePermissions, moneyRoles, rolesFrom } from '#base/auth/permissions.ts';

export const invoicePermissions = definePermissions(
  'subscriptions.invoices',
  {
    read: ['student', ...moneyRoles],
    delete: rolesFrom('admin'),
  },
  { read: 'parents' },
);
