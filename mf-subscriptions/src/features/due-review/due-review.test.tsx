import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDue, aReport, serveDues } from '#/testing/dues.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAsAdmin } from '#/testing/sign-in.ts';

const may = { report: false, decide: true, waive: false, withdraw: false, end: false };
const reported = (id: string, name: string) =>
  aDue({ id, student: { id, name }, state: 'reported', may, reports: [aReport({ id: `r${id}` })] });

test('staff decide one transfer after the other by one press each, by keyboard', async () => {
  signInAsAdmin();
  const [first, second] = [reported('3', 'Yusuf'), reported('4', 'Hana')];
  serveDues([first, second]);
  const accepted = ['r3', 'r4'].map((id) => take('put', `transfer-reports/${id}/accept`, { data: {} }));
  const { user } = await renderAt('/dashboard/subscriptions/dues/review');
  expect(await screen.findByText('2 transfers to review')).toBeTruthy();
  screen.getByRole('button', { name: 'Accept' }).focus();
  serveDues([second]);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 transfer to review')).toBeTruthy();
  expect(screen.getByText('Hana')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Accept'));
  serveDues([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No transfers to review')).toBeTruthy();
  expect(accepted.map((each) => each.map(({ body }) => body))).toEqual([[{ amount: 4000 }], [{ amount: 4000 }]]);
});

test('a transfer that is left for later comes again on request', async () => {
  signInAsAdmin();
  serveDues([reported('3', 'Yusuf')]);
  const { user } = await renderAt('/dashboard/subscriptions/dues/review', 'ar');
  await user.click(await screen.findByRole('button', { name: 'تأجيل القرار' }));
  expect(await screen.findByText('حوالة واحدة متروكة لوقت لاحق')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'عرضها من جديد' }));
  expect(await screen.findByText('Yusuf')).toBeTruthy();
});

test('the shown transfer and what was typed stay when an older one is reported meanwhile', async () => {
  signInAsAdmin();
  const [first, second] = [reported('3', 'Yusuf'), reported('4', 'Hana')];
  serveDues([second]);
  const { user } = await renderAt('/dashboard/subscriptions/dues/review');
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount received (USD)' });
  await user.clear(amount);
  await user.type(amount, '39');
  serveDues([first, second]);
  reject('put', 'transfer-reports/r4/accept', 409, { code: 'conflict', data: { reason: 'reference_used' } });
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('2 transfers to review')).toBeTruthy();
  expect([screen.queryByText('Yusuf'), amount.isConnected, amount.value]).toEqual([null, true, '39']);
});

test('a key that is held down accepts one transfer only', async () => {
  signInAsAdmin();
  serveDues([reported('3', 'Yusuf')]);
  await renderAt('/dashboard/subscriptions/dues/review');
  const accept = await screen.findByRole('button', { name: 'Accept' });
  const isTaken = (repeat: boolean) => fireEvent.keyDown(accept, { key: 'Enter', repeat });
  expect([isTaken(false), isTaken(true)]).toEqual([true, false]);
});

test('of a due with two reports the second one has the focus after the first decision', async () => {
  signInAsAdmin();
  const both = aDue({ state: 'reported', may, reports: [aReport({ id: 'r1' }), aReport({ id: 'r2', amount: 100 })] });
  serveDues([both]);
  take('put', 'transfer-reports/r1/accept', { data: {} });
  const { user } = await renderAt('/dashboard/subscriptions/dues/review');
  const [first] = await screen.findAllByRole('button', { name: 'Accept' });
  first?.focus();
  serveDues([{ ...both, reports: [aReport({ id: 'r1', state: 'accepted' }), aReport({ id: 'r2', amount: 100 })] }]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Accept'));
});
