import { signInForTest } from '@academy/shared-auth/testing';

const packages = ['read', 'create', 'update', 'delete'].map((action) => `subscriptions.packages.${action}`);
const invoices = ['read', 'delete'].map((action) => `subscriptions.invoices.${action}`);
const transfers = ['read', 'create', 'update', 'delete'].map((action) => `subscriptions.bank_transfers.${action}`);

const coupons = ['read', 'create', 'update', 'delete'].map((action) => `subscriptions.coupons.${action}`);

export const signInAsAdmin = () =>
  signInForTest({ role: 'admin', roles: ['admin'] }, [
    ...packages,
    ...invoices,
    ...transfers,
    ...coupons,
    'money.read',
    'money.update',
    'office.month.read',
    'users.read',
    'users.update',
  ]);

/** A student or a guest; `own` is the id of their package. */
export const signInAsBuyer = (
  role: 'student' | 'guest' = 'student',
  own: string | null = null,
  relations: string[] = [],
) => signInForTest({ role, roles: [role], subscription: { package: own }, relations }, ['subscriptions.packages.read']);
