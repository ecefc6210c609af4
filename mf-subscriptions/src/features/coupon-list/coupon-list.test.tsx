import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCoupon, serveCoupons } from '#/testing/coupons.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
import { signInAsAdmin } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/coupons';

beforeEach(() => signInAsAdmin());

test('a coupon shows its discount, its payments, and its number of uses (D113)', async () => {
  serveCoupons([
    aCoupon({ _id: '1', months: 3, used: 4, uses: 10 }),
    aCoupon({
      _id: '2',
      code: 'EID',
      percent: null,
      amounts: [
        { currency: 'USD', amount: 5 },
        { currency: 'KWD', amount: 1.5 },
      ],
      state: 'over',
    }),
  ]);
  await renderAt(PAGE);
  const first = within(await screen.findByRole('row', { name: /RAMADAN/ }));
  for (const text of ['20%', 'The first 3 payments', 'Active', '4', '10']) first.getByText(text);
  const second = within(screen.getByRole('row', { name: /EID/ }));
  second.getByText(/^\$5 · KWD.1\.50$/);
  second.getByText('Over');
});

test('a coupon is deleted after a dialog that says what stays, in Arabic', async () => {
  serveCoupons([aCoupon({ _id: '1' })]);
  const sent = take('delete', 'coupons/1');
  const { user } = await renderAt(PAGE, 'ar');
  await user.click(await screen.findByRole('button', { name: 'إجراءات RAMADAN' }));
  await user.click(screen.getByRole('menuitem', { name: 'حذف' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/ويبقى الخصم لما اشتُري بها/);
  await user.click(dialog.getByRole('button', { name: 'حذف' }));
  await screen.findByText('حُذفت القسيمة');
  expect(sent).toHaveLength(1);
});

test('a role that only reads coupons adds, edits and deletes none', async () => {
  signInForTest({ role: 'Accounts', roles: ['Accounts'] }, ['subscriptions.coupons.read']);
  serveCoupons([aCoupon({ _id: '1' })]);
  await renderAt(PAGE);
  await screen.findByRole('row', { name: /RAMADAN/ });
  expect(screen.queryByRole('link', { name: 'Add coupon' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'RAMADAN' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for RAMADAN' })).toBeNull();
});
