import type { defineRemote } from '@academy/shared-auth/contract';
import { slotSizes } from '../src/components/slot-sizes.ts';

// Only for people who pay; other roles make no request.
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
    size: slotSizes.summary,
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
    size: slotSizes.payments,
  },
  {
    slot: 'home.attention',
    id: 'home-held-payments',
    part: 'home-attention',
    order: 20,
    permissions: ['subscriptions.invoices.read', 'money.update'],
  },
  { slot: 'home.attention', id: 'home-transfers', part: 'home-transfers', order: 21, permissions: ['money.update'] },
  {
    slot: 'home.widget',
    id: 'home-money',
    part: 'home-money',
    labelKey: 'home.money.title',
    order: 40,
    permissions: ['subscriptions.invoices.read', 'subscriptions.bank_transfers.read'],
    size: slotSizes.money,
  },
  {
    slot: 'settings.group',
    id: 'money-settings',
    part: 'money-settings',
    order: 20,
    only: ['admin', 'super-admin'],
    permissions: ['users.read'],
  },
  {
    slot: 'child.summary',
    id: 'child-money',
    part: 'child-money',
    order: 20,
    relations: ['parent'],
    permissions: ['subscriptions.packages.read'],
    size: { minHeight: 0 },
  },
  // Above all other parts: money that is owed. It renders nothing for everybody else.
  {
    slot: 'home.widget',
    id: 'home-unpaid',
    part: 'home-unpaid',
    labelKey: 'unpaid.label',
    order: 3,
    except: ['admin', 'super-admin'],
    permissions: ['subscriptions.packages.read'],
    size: { minHeight: 0 },
  },
  // Below it: what a payer is waiting for. It renders nothing for everybody else.
  {
    slot: 'home.widget',
    id: 'home-next-steps',
    part: 'home-next-steps',
    labelKey: 'nextSteps.title',
    order: 4,
    except: ['admin', 'super-admin'],
    permissions: ['subscriptions.packages.read'],
    size: { minHeight: 0 },
  },
  // Below the first steps (50). A parent reaches it from the child's card.
  {
    slot: 'home.widget',
    id: 'home-packages',
    part: 'home-packages',
    labelKey: 'home.packages.title',
    order: 51,
    only: ['guest'],
    permissions: ['subscriptions.packages.read'],
    when: { isRelative: ['no'] },
    size: slotSizes.packages,
  },
];
