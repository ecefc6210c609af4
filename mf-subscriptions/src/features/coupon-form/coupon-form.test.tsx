import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCoupon, serveCoupons } from '#/testing/coupons.ts';
import { aPackage, servePackages } from '#/testing/packages.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAsAdmin } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/coupons';

beforeEach(() => {
  signInAsAdmin();
  servePackages([aPackage({ _id: '3' }), aPackage({ _id: '4', title: 'Four classes' })]);
});

test('a coupon with a percentage for several payments of one package is added', async () => {
  serveCoupons([]);
  const sent = take('post', 'coupons', { data: aCoupon({ _id: '1' }) }, 201);
  const { user, path } = await renderAt(`${PAGE}/add`, 'en', true);
  await user.type(await screen.findByLabelText('Code'), 'ramadan');
  await user.type(screen.getByLabelText('Percent'), '20');
  await user.selectOptions(screen.getByLabelText('For which payments'), 'many');
  await user.type(await screen.findByLabelText('How many payments'), '3');
  await user.type(screen.getByLabelText(/^Total uses/), '10');
  await user.click(screen.getByRole('checkbox', { name: 'Only for a first purchase' }));
  await user.click(screen.getByRole('checkbox', { name: 'Four classes' }));
  await user.click(screen.getByRole('button', { name: 'Add coupon' }));
  await screen.findByText('Coupon added');
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(sent[0]?.body).toEqual({
    code: 'ramadan',
    percent: 20,
    amounts: [],
    months: 3,
    from: '',
    to: '',
    packages: ['4'],
    uses: 10,
    usesPerUser: null,
    firstPurchaseOnly: true,
  });
});

test('an edited coupon keeps amounts in other currencies', async () => {
  const amounts = [
    { currency: 'USD', amount: 5 },
    { currency: 'EUR', amount: 4.5 },
  ];
  serveCoupons([aCoupon({ _id: '1', percent: null, amounts, months: 'always' })]);
  const sent = take('put', 'coupons/1');
  const { user } = await renderAt(`${PAGE}/1`, 'en', true);
  const amount = await screen.findByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '6');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Coupon saved');
  expect(sent[0]?.body).toMatchObject({
    percent: null,
    months: 'always',
    amounts: [
      { currency: 'USD', amount: '6' },
      { currency: 'EUR', amount: '4.50' },
    ],
  });
});

test.each([
  ['en', 'Add coupon', ['Code is required', 'Enter a whole number from 1 to 100']],
  ['ar', 'إضافة قسيمة', ['الرمز مطلوب', 'يُرجى كتابة عدد صحيح من 1 إلى 100']],
] as const)('missing fields of a coupon have errors (%s)', async (language, button, messages) => {
  serveCoupons([]);
  const { user } = await renderAt(`${PAGE}/add`, language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) await screen.findByText(message);
});

test('a code that another coupon has is reported at its field', async () => {
  serveCoupons([]);
  reject('post', 'coupons', 422, {
    code: 'duplicate',
    fields: [{ path: 'code', code: 'duplicate', message: 'taken' }],
  });
  const { user } = await renderAt(`${PAGE}/add`, 'en', true);
  await user.type(await screen.findByLabelText('Code'), 'EID');
  await user.type(screen.getByLabelText('Percent'), '10');
  await user.click(screen.getByRole('button', { name: 'Add coupon' }));
  await screen.findByText('Another coupon has this code');
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('EID');
});
