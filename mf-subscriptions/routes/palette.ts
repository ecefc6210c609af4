import type { defineRemote } from '@academy/shared-auth/contract';

const SUBSCRIPTIONS = '/dashboard/subscriptions';

/** Entries of the command palette beyond the menu. */
export const palette: Parameters<typeof defineRemote>[0]['palette'] = [
  {
    id: 'add-package',
    labelKey: 'packages.add',
    to: `${SUBSCRIPTIONS}/packages/add`,
    icon: 'package-plus',
    order: 60,
    permissions: ['subscriptions.packages.create'],
  },
  {
    id: 'add-bank-transfer',
    labelKey: 'transfers.add',
    to: `${SUBSCRIPTIONS}/bank-transfers/add`,
    icon: 'landmark',
    order: 61,
    permissions: ['subscriptions.bank_transfers.create'],
  },
];
