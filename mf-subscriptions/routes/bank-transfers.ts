import type { Contribution } from './contribution.ts';

const TRANSFERS = '/dashboard/subscriptions/bank-transfers';

export const bankTransfers: Contribution = {
  routes: [
    {
      path: TRANSFERS,
      screen: 'transfer-list',
      titleKey: 'transfers.header',
      permissions: ['subscriptions.bank_transfers.read'],
      skeleton: 'list',
      data: ['bank-transfers?sort=-date&page=1&per_page=100'],
    },
    {
      path: `${TRANSFERS}/add`,
      screen: 'transfer-form',
      titleKey: 'transfers.addTitle',
      permissions: ['subscriptions.bank_transfers.create'],
      skeleton: 'form',
    },
    {
      path: `${TRANSFERS}/edit/:id`,
      screen: 'transfer-form/edit-transfer',
      titleKey: 'transfers.editTitle',
      permissions: ['subscriptions.bank_transfers.update'],
      skeleton: 'form',
    },
  ],
  menu: [
    {
      id: 'bank-transfers',
      group: 'subscriptions',
      labelKey: 'menu.transfers',
      to: TRANSFERS,
      icon: 'landmark',
      order: 2,
      permissions: ['subscriptions.bank_transfers.read'],
    },
  ],
};
