import type { Contribution } from './contribution.ts';

const PACKAGES = '/dashboard/subscriptions/packages';

/** Students and guests see the packages on offer at the address at which staff manage them. */
export const packages: Contribution = {
  routes: [
    {
      path: PACKAGES,
      screen: 'package-list',
      titleKey: 'packages.header',
      permissions: ['subscriptions.packages.read'],
      skeleton: 'list',
      data: ['packages?sort=-createdAt&page=1&limit=100'],
    },
    {
      path: `${PACKAGES}/add`,
      screen: 'package-form',
      titleKey: 'packages.addTitle',
      permissions: ['subscriptions.packages.create'],
      skeleton: 'form',
    },
    {
      path: `${PACKAGES}/:id`,
      screen: 'package-form/edit-package',
      titleKey: 'packages.editTitle',
      permissions: ['subscriptions.packages.update'],
      skeleton: 'form',
    },
    {
      path: `${PACKAGES}/:id/deactive`,
      screen: 'package-state/deactivate',
      titleKey: 'packages.deactivate.title',
      permissions: ['subscriptions.packages.update'],
    },
    {
      path: `${PACKAGES}/:id/reactive`,
      screen: 'package-state/reactivate',
      titleKey: 'packages.reactivate.title',
      permissions: ['subscriptions.packages.update'],
    },
  ],
  menu: [
    {
      id: 'packages',
      group: 'subscriptions',
      labelKey: 'menu.packages',
      to: PACKAGES,
      covers: ['/dashboard/subscriptions/payment/:id'],
      icon: 'package',
      order: 5,
      permissions: ['subscriptions.packages.read'],
    },
  ],
};
