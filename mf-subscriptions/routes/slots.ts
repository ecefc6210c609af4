import type { defineRemote } from '@academy/shared-auth/contract';

// Those who pay; of other roles nothing is asked.
const when = { role: ['student', 'guest', 'parent'] };

/** Parts on pages of other remotes. */
export const slots: Parameters<typeof defineRemote>[0]['slots'] = [
  {
    slot: 'person.summary',
    id: 'person-subscription',
    part: 'person-payments/summary',
    order: 30,
    permissions: ['subscriptions.invoices.read'],
    when,
    size: { minHeight: 172, onPhone: 172 },
  },
  { slot: 'own.summary', id: 'own-payments', part: 'person-payments/own', order: 30 },
  {
    slot: 'person.tab',
    id: 'payments',
    part: 'person-payments/tab',
    labelKey: 'payments.tab',
    order: 40,
    permissions: ['subscriptions.bank_transfers.read'],
    when,
    size: { minHeight: 208, onPhone: 208 },
  },
  {
    slot: 'home.attention',
    id: 'home-held-payments',
    part: 'home-attention',
    order: 20,
    permissions: ['subscriptions.invoices.read'],
    except: ['student', 'guest'],
  },
  {
    slot: 'home.widget',
    id: 'home-money',
    part: 'home-money',
    labelKey: 'home.money.title',
    order: 40,
    only: ['admin', 'super-admin'],
    permissions: ['subscriptions.invoices.read', 'subscriptions.bank_transfers.read'],
    size: { minHeight: 404, onPhone: 460 },
  },
  // Below the cards of the family (6) and the first steps (50).
  {
    slot: 'home.widget',
    id: 'home-packages',
    part: 'home-packages',
    labelKey: 'home.packages.title',
    order: 51,
    only: ['guest'],
    permissions: ['subscriptions.packages.read'],
    size: { minHeight: 240 },
  },
];
