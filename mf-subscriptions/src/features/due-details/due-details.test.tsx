import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { aDue, aReport, serveDues } from '#/testing/dues.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server, take } from '#/testing/server.ts';
import { signInAsAdmin, signInAsBuyer } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/dues/3';
const proof = new File(['%PDF-1.4'], 'proof.pdf', { type: 'application/pdf' });

beforeEach(() => signInAsBuyer('guest'));

test('a family copies account and reference by one touch, and reports the transfer with a file', async () => {
  serveDues([aDue()]);
  const sent: string[] = [];
  server.use(
    http.post('*/api/dues/3/reports', async ({ request }) => {
      sent.push(await request.text());
      return HttpResponse.json({ data: aReport() }, { status: 201 });
    }),
  );
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Copy: Reference' }));
  expect(await navigator.clipboard.readText()).toBe('G3HMKWM');
  await user.click(screen.getByRole('button', { name: 'Copy: Account number' }));
  expect(await navigator.clipboard.readText()).toBe('JO94 CBJO 0302');
  await user.click(screen.getByRole('button', { name: 'Send to the academy' }));
  expect(await screen.findByText('Please add a photo or PDF of the transfer.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.upload(screen.getByLabelText('Proof of the transfer'), proof);
  const amount = screen.getByRole('textbox', { name: 'Amount (USD)' });
  expect(amount).toHaveProperty('value', '40');
  await user.clear(amount);
  await user.type(amount, '39.5');
  await user.click(screen.getByRole('button', { name: 'Send to the academy' }));
  await waitFor(() => expect(sent[0]).toMatch(/name="amount"\s+3950\s/));
  expect(await screen.findByText('Sent. The academy will review your transfer.')).toBeTruthy();
});

test('a family reads why a report was rejected, and has no buttons of staff', async () => {
  serveDues([aDue({ reports: [aReport({ state: 'rejected', reason: 'Not readable' })] })]);
  await renderAt(PAGE);
  expect(await screen.findByText(/Not readable/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

const may = { report: false, decide: true, waive: false, withdraw: false, end: false };

test('staff accept a report by one press, or reject it with a reason', async () => {
  signInAsAdmin();
  serveDues([aDue({ state: 'reported', may, reports: [aReport()] })]);
  const accepted = take('put', 'transfer-reports/7/accept', { data: { bankTransferId: '1', receiptId: '2' } });
  const rejected = take('put', 'transfer-reports/7/reject', { data: aReport({ state: 'rejected' }) });
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(accepted.map(({ body }) => body)).toEqual([{ amount: 4000 }]));
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Please write the reason.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not readable');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(rejected.map(({ body }) => body)).toEqual([{ reason: 'Not readable' }]));
});

test('where another transfer has paid, staff read what to do', async () => {
  signInAsAdmin();
  serveDues([aDue({ state: 'reported', may, reports: [aReport()] })]);
  reject('put', 'transfer-reports/7/accept', 409, { code: 'conflict', data: { reason: 'due_paid' } });
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/^Another transfer has paid this already/)).toBeTruthy();
});
