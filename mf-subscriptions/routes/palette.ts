import type { defineRemote } from '@academy/shared-auth/contract';

type Palette = NonNullable<Parameters<typeof defineRemote>[0]['palette']>;

const SUBSCRIPTIONS = '/dashboard/subscriptions';
const INVOICES = `${SUBSCRIPTIONS}/invoices`;

/** Other words for the pages of the menu. */
const places: Palette = [
  {
    id: 'packages',
    labelKey: 'menu.packages',
    synonymsKey: 'synonyms.packages',
    to: `${SUBSCRIPTIONS}/packages`,
    icon: 'package',
    order: 60,
    permissions: ['subscriptions.packages.read'],
  },
  {
    id: 'invoices',
    labelKey: 'menu.invoices',
    synonymsKey: 'synonyms.invoices',
    to: INVOICES,
    icon: 'receipt',
    order: 60,
    permissions: ['subscriptions.invoices.read'],
  },
  {
    id: 'dues',
    labelKey: 'menu.dues',
    synonymsKey: 'synonyms.dues',
    to: `${SUBSCRIPTIONS}/dues`,
    icon: 'hand-coins',
    order: 60,
    permissions: ['money.read'],
  },
  {
    id: 'due-review',
    labelKey: 'dues.review.title',
    to: `${SUBSCRIPTIONS}/dues/review`,
    icon: 'hand-coins',
    order: 60,
    permissions: ['money.update'],
  },
  {
    id: 'receipts',
    labelKey: 'menu.receipts',
    synonymsKey: 'synonyms.receipts',
    to: `${SUBSCRIPTIONS}/receipts`,
    icon: 'file-text',
    order: 60,
    permissions: ['subscriptions.invoices.read'],
  },
];

/** Entries of the command palette beyond the menu. */
export const palette: Palette = [
  ...places,
  {
    id: 'add-package',
    labelKey: 'packages.add',
    synonymsKey: 'synonyms.packages',
    to: `${SUBSCRIPTIONS}/packages/add`,
    icon: 'package-plus',
    order: 60,
    permissions: ['subscriptions.packages.create'],
  },
  {
    id: 'add-bank-transfer',
    labelKey: 'transfers.add',
    synonymsKey: 'synonyms.transfers',
    to: `${SUBSCRIPTIONS}/bank-transfers/add`,
    icon: 'landmark',
    order: 61,
    permissions: ['subscriptions.bank_transfers.create'],
  },
  {
    id: 'add-coupon',
    labelKey: 'coupons.add',
    synonymsKey: 'synonyms.coupon',
    to: `${SUBSCRIPTIONS}/coupons/add`,
    icon: 'tag',
    order: 62,
    permissions: ['subscriptions.coupons.create'],
  },
  // Each payment of the list can be refunded (D39).
  {
    id: 'refund',
    labelKey: 'palette.refund',
    synonymsKey: 'synonyms.refund',
    to: `${INVOICES}?state=paid`,
    icon: 'receipt',
    order: 63,
    permissions: ['subscriptions.invoices.read', 'money.update'],
  },
];
