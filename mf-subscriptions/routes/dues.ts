import type { Contribution } from './contribution.ts';

const DUES = '/dashboard/subscriptions/dues';
const staff = { permissions: ['money.read'] };

/** What families owe by transfer (D131). A family comes to its due from the checkout, cards and notifications. */
export const dues: Contribution = {
  routes: [
    { path: DUES, screen: 'due-list', titleKey: 'dues.header', ...staff, skeleton: 'list' },
    {
      path: `${DUES}/review`,
      screen: 'due-review',
      titleKey: 'dues.review.title',
      permissions: ['money.update'],
    },
    { path: `${DUES}/:id`, screen: 'due-details', titleKey: 'dues.one' },
  ],
  menu: [
    {
      id: 'dues',
      group: 'subscriptions',
      labelKey: 'menu.dues',
      to: DUES,
      icon: 'hand-coins',
      order: 3,
      ...staff,
    },
  ],
};
