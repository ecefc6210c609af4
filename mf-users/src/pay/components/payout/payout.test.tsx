import { signInForTest } from '@academy/shared-auth/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { serveSalaries, serveStatistics } from '#/pay/testing/pay.ts';
import { servePayRuns } from '#/pay/testing/pay-runs.ts';
import { serveMonthList } from '#/pay/testing/salary-months.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, reject, server, serveUsers, takeBodies } from '#/testing/server.ts';

const PATH = '/dashboard/users/7/salaries';
const account = {
  way: 'bank',
  holder: 'سلمى حداد',
  bank: 'Arab Bank',
  account: 'JO94 3029',
  wallet: null,
  lastFour: '3029',
};
const advance = {
  ...{ id: '5', amount: 6000, currency: 'USD', months: 3, givenOn: '2026-09-10', repaid: 2000 },
  ...{ parts: [{ month: '2026-10', amount: 2000 }], may: { delete: false } },
};
const serveAdvances = (advances: object[], give = true) =>
  server.use(
    http.get('*/api/teachers/7/advances', () =>
      HttpResponse.json({ data: { advances, currency: 'USD', may: { give } } }),
    ),
  );
const plain = (element: Element | null) => element?.textContent?.replace(/[\u2066-\u2069]/g, '');
const months = () => screen.findByRole('textbox', { name: 'Months' });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read', 'users.update', 'pay_runs.update']);
  serveUsers([aUser({ id: '7', name: 'Salma Haddad', role: 'teacher' })]);
  serveStatistics('2026-11');
  serveMonthList([]);
  serveSalaries([], null);
  servePayRuns([]);
  server.use(http.get('*/api/teachers/7/payout', () => HttpResponse.json({ data: account })));
});

test('payout details are read and changed to a wallet; what is missing is said at its field (D148)', async () => {
  const sent = takeBodies('put', 'teachers/7/payout');
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Edit payout details' }));
  expect((await field('IBAN or account number')).value).toBe('JO94 3029');
  await user.selectOptions(await field('Paid by'), 'Wallet');
  fireEvent.change(await field('Wallet number or name'), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This number is required')).toBeTruthy();
  fireEvent.change(await field('Wallet number or name'), { target: { value: '0790000001' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const wallet = { way: 'wallet', holder: 'سلمى حداد', bank: 'Arab Bank', wallet: '0790000001' };
  await waitFor(() => expect(sent).toEqual([wallet]));
});

test('a number that the API rejects is said at its field, in Arabic', async () => {
  reject('put', 'teachers/7/payout', 422, {
    code: 'invalid',
    fields: [{ path: 'account', code: 'regex', message: 'x' }],
  });
  const { user } = await renderAt(PATH, 'ar');
  await user.click(await screen.findByRole('button', { name: 'تعديل بيانات الدفع' }));
  await user.click(await screen.findByRole('button', { name: 'حفظ' }));
  expect(await screen.findByText(/يُرجى كتابة أربعة أحرف أو أرقام/)).toBeTruthy();
});

test('who neither pays nor is the teacher sees no payout details', async () => {
  signInForTest({ id: '2', role: 'leader', roles: ['leader'] }, ['users.read']);
  serveAdvances([], false);
  await renderAt(PATH);
  expect(await screen.findByText('No price yet')).toBeTruthy();
  expect(screen.queryByText('Payout details')).toBeNull();
  expect(screen.queryByText('Advances')).toBeNull();
});

test('advances show what each month pays back, and a new one is sent in the smallest unit (D148)', async () => {
  serveAdvances([advance]);
  const sent = takeBodies('post', 'teachers/7/advances', {}, 201);
  const { user } = await renderAt(PATH);
  const list = await screen.findByRole('list', { name: 'Advances' });
  expect(plain(list)).toBe('10 Sept 2026 · $40.00 to be paid backin 3 months · October 2026: $20.00$60.00');
  await user.click(screen.getByRole('button', { name: 'Give an advance' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Write a number above 0/)).toBeTruthy();
  fireEvent.change(await field('Amount (USD)'), { target: { value: '٦٠٫٥' } });
  fireEvent.change(await months(), { target: { value: '25' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number of months from 1 to 24.')).toBeTruthy();
  fireEvent.change(await months(), { target: { value: '4' } });
  fireEvent.change(await field('Given on'), { target: { value: '2026-10-01' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ amount: 6050, months: 4, givenOn: '2026-10-01' }]));
});

test('an amount that is too small for its months says so at its field', async () => {
  serveAdvances([]);
  const fields = [{ path: 'amount', code: 'too_small', message: 'x' }];
  reject('post', 'teachers/7/advances', 422, { code: 'invalid', fields });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Give an advance' }));
  fireEvent.change(await field('Amount (USD)'), { target: { value: '0.01' } });
  fireEvent.change(await months(), { target: { value: '4' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/too small for so many months/)).toBeTruthy();
});

test('parts that do not load say so, and an account that cannot be read shows its end', async () => {
  reject('get', 'teachers/7/advances', 500, { code: 'internal' });
  server.use(http.get('*/api/teachers/7/payout', () => HttpResponse.json({ data: { ...account, account: null } })));
  await renderAt(PATH);
  expect(await screen.findByText('…3029')).toBeTruthy();
  const advances = await screen.findByRole('region', { name: 'Advances' });
  expect(within(advances).getByRole('alert')).toBeTruthy();
});

test('an advance that nothing pays back yet is deleted', async () => {
  serveAdvances([{ ...advance, repaid: 0, parts: [], may: { delete: true } }]);
  const deleted = takeBodies('delete', 'teachers/7/advances/5');
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(deleted).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Advance deleted')).toBeTruthy();
  expect(deleted).toHaveLength(1);
});
