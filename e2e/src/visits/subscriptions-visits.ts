import type { Page } from 'playwright/test';
import { firstRow, ofTheFirst, sendEmpty } from './row-visits.ts';
import type { Visit } from './visit.ts';

const PACKAGES = '/dashboard/subscriptions/packages';
const INVOICES = '/dashboard/subscriptions/invoices';
const TRANSFERS = '/dashboard/subscriptions/bank-transfers';
const DUES = '/dashboard/subscriptions/dues';

/** The screens of packages and bank transfers. */
export const subscriptionsVisits: Visit[] = [
  { name: 'packages', path: PACKAGES, as: 'admin', arrange: firstRow },
  {
    name: 'packages on offer, on a phone',
    path: PACKAGES,
    as: 'student',
    phone: true,
    arrange: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor(),
  },
  {
    name: 'package that is bought, on a phone',
    path: PACKAGES,
    at: '/dashboard/subscriptions/packages/buy',
    as: 'guest',
    phone: true,
    arrange: async (page) => {
      await page.getByRole('main').locator('a[href*="/packages/buy"]').first().click();
      await page.getByRole('main').locator('select').first().waitFor();
    },
  },
  ...(['admin', 'parent'] as const).map((as) => ({
    name: `receipts of ${as}`,
    path: '/dashboard/subscriptions/receipts',
    as,
    phone: as === 'parent',
    arrange: firstRow,
  })),
  ...[false, true].map((phone) => ({
    name: `coupons${phone ? ' on a phone' : ''}`,
    path: '/dashboard/subscriptions/coupons',
    as: 'admin' as const,
    phone,
    arrange: firstRow,
  })),
  {
    name: 'coupon that is edited, on a phone',
    path: '/dashboard/subscriptions/coupons',
    as: 'admin',
    phone: true,
    arrange: ofTheFirst((id) => `/dashboard/subscriptions/coupons/${id}`),
  },
  { name: 'new coupon', path: '/dashboard/subscriptions/coupons/add', as: 'admin' },
  {
    name: 'invoices',
    path: INVOICES,
    as: 'admin',
    arrange: (page) => page.getByRole('tabpanel').waitFor(),
  },
  {
    name: 'invoices of the family, on a phone',
    path: INVOICES,
    as: 'parent',
    phone: true,
    arrange: (page) => page.getByRole('tabpanel').waitFor(),
  },
  {
    name: 'bank transfers of the family, on a phone',
    path: `${INVOICES}?tab=bank_transfer`,
    as: 'parent',
    phone: true,
    arrange: (page) => page.getByRole('tabpanel').waitFor(),
  },
  ...[false, true].map((phone) => ({
    name: `dues${phone ? ' on a phone' : ''}`,
    path: DUES,
    as: 'admin' as const,
    phone,
    arrange: firstRow,
  })),
  ...[false, true].map((phone) => ({
    name: `transfers that are reviewed${phone ? ', on a phone' : ''}`,
    path: `${DUES}/review`,
    as: 'admin' as const,
    phone,
    arrange: (page: Page) => page.getByRole('main').locator('[data-accept]').waitFor(),
  })),
  {
    name: 'reported transfer that is decided, on a phone',
    path: `${DUES}?status=reported`,
    as: 'admin',
    phone: true,
    arrange: ofTheFirst((id) => `${DUES}/${id}`, { content: 'h2' }),
  },
  { name: 'new package with the errors of the form', path: `${PACKAGES}/add`, as: 'admin', arrange: sendEmpty },
  {
    name: 'package that is edited, on a phone',
    path: PACKAGES,
    as: 'admin',
    phone: true,
    arrange: ofTheFirst((id) => `${PACKAGES}/${id}`, { content: 'form' }),
  },
  {
    name: 'package before it is deactivated',
    path: `${PACKAGES}?title=Memorisation`,
    as: 'admin',
    arrange: ofTheFirst((id) => `${PACKAGES}/${id}/deactive`, { content: 'h2' }),
  },
  { name: 'bank transfers', path: TRANSFERS, as: 'admin', arrange: firstRow },
  { name: 'new bank transfer with the errors of the form', path: `${TRANSFERS}/add`, as: 'admin', arrange: sendEmpty },
  {
    name: 'payments of a student',
    path: '/dashboard/users/student?q=Yusuf+Ahmed',
    as: 'admin',
    arrange: ofTheFirst((id) => `/dashboard/users/student/${id}?tab=payments`, { content: '[role=tabpanel] li' }),
  },
  {
    name: 'bank transfer that is edited, on a phone',
    path: TRANSFERS,
    as: 'admin',
    phone: true,
    arrange: ofTheFirst((id) => `${TRANSFERS}/edit/${id}`, { content: 'form' }),
  },
];
