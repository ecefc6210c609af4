import { defineRemote } from '@academy/shared-auth/contract';
import { bankTransfers } from './routes/bank-transfers.ts';
import { coupons } from './routes/coupons.ts';
import { dues } from './routes/dues.ts';
import { invoices } from './routes/invoices.ts';
import { notifications } from './routes/notifications.ts';
import { packages } from './routes/packages.ts';
import { palette } from './routes/palette.ts';
import { payment } from './routes/payment.ts';
import { receipts } from './routes/receipts.ts';
import { slots } from './routes/slots.ts';

const parts = [bankTransfers, dues, packages, payment, invoices, receipts, coupons];

export default defineRemote({
  name: 'mf-subscriptions',
  version: '1.0.0',
  namespace: 'subscriptions',
  needs: { shell: '^1.3.0', api: '^1.118.0' },
  owner: { team: 'subscriptions', channel: '#subscriptions', runbook: 'docs/remotes.md#when-a-remote-fails' },
  permissions: [
    'subscriptions.invoices.read',
    'subscriptions.packages.read',
    'subscriptions.packages.create',
    'subscriptions.packages.update',
    'subscriptions.bank_transfers.read',
    'subscriptions.bank_transfers.create',
    'subscriptions.bank_transfers.update',
    'users.update',
    'users.names',
    'money.read',
  ],
  permissionGroups: [
    { group: 'subscriptions.invoices', labelKey: 'permissionGroups.invoices' },
    { group: 'subscriptions.bank_transfers', labelKey: 'permissionGroups.bankTransfers' },
    { group: 'subscriptions.packages', labelKey: 'permissionGroups.packages' },
    { group: 'subscriptions.coupons', labelKey: 'permissionGroups.coupons' },
    {
      group: 'money',
      labelKey: 'permissionGroups.money',
      actions: { read: 'permissions.statements', update: 'permissions.takeBack' },
    },
    { group: 'office.month', labelKey: 'permissionGroups.month' },
  ],
  notifications,
  routes: parts.flatMap(({ routes }) => routes),
  menuGroups: [{ id: 'subscriptions', labelKey: 'menu.group', icon: 'credit-card', order: 70 }],
  menu: parts.flatMap(({ menu = [] }) => menu),
  palette,
  slots,
});
