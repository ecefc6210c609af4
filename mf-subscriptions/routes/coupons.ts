import type { Contribution } from './contribution.ts';

const COUPONS = '/dashboard/subscriptions/coupons';
const permissions = ['subscriptions.packages.update'];

/** Coupons (D113), for viewers who can change packages. */
export const coupons: Contribution = {
  routes: [
    { path: COUPONS, screen: 'coupon-list', titleKey: 'coupons.header', permissions, skeleton: 'list' },
    { path: `${COUPONS}/add`, screen: 'coupon-form', titleKey: 'coupons.addTitle', permissions, skeleton: 'form' },
    {
      path: `${COUPONS}/:id`,
      screen: 'coupon-form/edit-coupon',
      titleKey: 'coupons.editTitle',
      permissions,
      skeleton: 'form',
    },
  ],
  menu: [
    {
      id: 'coupons',
      group: 'subscriptions',
      labelKey: 'menu.coupons',
      to: COUPONS,
      icon: 'tag',
      order: 4,
      permissions,
    },
  ],
};
