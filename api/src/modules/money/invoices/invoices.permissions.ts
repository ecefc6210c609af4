import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const invoicePermissions = definePermissions(
  'subscriptions.invoices',
  {
    read: ['student', ...rolesFrom('admin')],
    delete: rolesFrom('admin'),
  },
  { read: 'parents' },
);
