import type { defineRemote } from '@academy/shared-auth/contract';

/** Parts on pages of other remotes. */
export const slots: Parameters<typeof defineRemote>[0]['slots'] = [
  {
    slot: 'person.tab',
    id: 'payments',
    part: 'person-payments/tab',
    labelKey: 'payments.tab',
    order: 40,
    permissions: ['subscriptions.bank_transfers.read'],
    // Those who pay; of other roles nothing is asked.
    when: { role: ['student', 'guest', 'parent'] },
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
];
