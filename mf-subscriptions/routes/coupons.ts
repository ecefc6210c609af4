import type { Contribution } from './contribution.ts';

const COUPONS = '/dashboard/subscriptions/coupons';
const may = (action: string) => ({ permissions: [`subscriptions.coupons.${action}`] });

/** Coupons (D113). */
export const coupons: Contribution = {
  routes: [
    { path: COUPONS, screen: 'coupon-list', titleKey: 'coupons.header', ...may('read'), skeleton: 'list' },
    { path: `${COUPONS}/add`, screen: 'coupon-form', titleKey: 'coupons.addTitle', ...may('create'), skeleton: 'form' },
    {
      path: `${COUPONS}/:id`,
      screen: 'coupon-form/edit-coupon',
      titleKey: 'coupons.editTitle',
      ...may('update'),
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
      order: 6,
      ...may('read'),
    },
  ],
};
