import { readDraft } from '@academy/shared-auth';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { aDue, aReport, serveDues } from '#/testing/dues.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, server } from '#/testing/server.ts';
import { signInAsAdmin, signInAsBuyer } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/dues/3';
const proof = new File(['%PDF-1.4'], 'proof.pdf', { type: 'application/pdf' });
const send = () => screen.getByRole('button', { name: 'Send to the academy' });
const fileField = () => screen.findByLabelText('Proof of the transfer');

/** The text beside a field that is marked as wrong. */
const errorOf = (field: HTMLElement) =>
  field.getAttribute('aria-invalid') === 'true' &&
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

/** Accepts reports; the returned list collects their bodies. */
function takeReports(): string[] {
  const sent: string[] = [];
  server.use(
    http.post('*/api/dues/3/reports', async ({ request }) => {
      sent.push(await request.text());
      return HttpResponse.json({ data: aReport() }, { status: 201 });
    }),
  );
  return sent;
}

beforeEach(() => signInAsBuyer('guest'));

test('a report of the other parent clears nothing that was typed; sending it does', async () => {
  serveDues([aDue()]);
  const { user } = await renderAt(PAGE);
  await user.upload(await fileField(), proof);
  await user.type(screen.getByRole('textbox', { name: /^The bank’s reference number/ }), 'TX 9');
  serveDues([aDue({ state: 'reported', reports: [aReport({ amount: 1500 })] })]);
  reject('post', 'dues/3/reports', 409, { code: 'conflict' });
  await user.click(send());
  expect(await screen.findByText(/^This is paid already, or three reported transfers/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Reported transfers' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^The bank’s reference number/ })).toHaveProperty('value', 'TX 9');
  expect(screen.getByText('proof.pdf')).toBeTruthy();
  expect(readDraft('due-report-3')).toMatchObject({ reference: 'TX 9', amount: '40' });
  const sent = takeReports();
  await user.click(send());
  expect(await screen.findByText('Sent. The academy will review your transfer.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(readDraft('due-report-3')).toBeNull();
});

test('while a transfer waits for its review the form is closed, and asks for the rest', async () => {
  serveDues([
    aDue({ state: 'reported', reports: [aReport({ amount: 1500 }), aReport({ id: '8', state: 'rejected' })] }),
  ]);
  const { user } = await renderAt(PAGE);
  const another = await screen.findByRole('button', { name: 'Report another transfer' });
  expect(screen.queryByLabelText('Proof of the transfer')).toBeNull();
  await user.click(another);
  expect(screen.getByRole('textbox', { name: 'Amount (USD)' })).toHaveProperty('value', '25');
});

test('a file of a wrong type is rejected at its field, before it is sent', async () => {
  serveDues([aDue()]);
  const sent = takeReports();
  const { user } = await renderAt(PAGE);
  const field = await fileField();
  fireEvent.change(field, { target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
  await screen.findByText('notes.txt');
  await user.click(send());
  await waitFor(() => expect(errorOf(field)).toMatch(/^Only a PDF, or a photo/));
  expect(sent).toEqual([]);
});

test.each([
  ['a request that is too large', 413, {}, /^This file is too large/],
  ['a type that is not what the name says', 415, {}, /^Only a PDF, or a photo/],
  ['a damaged file', 422, { fields: [{ path: 'file', code: 'damaged', message: 'x' }] }, /^This file is damaged/],
])('the API rejects %s at the field of the file', async (_, status, problem, text) => {
  serveDues([aDue()]);
  reject('post', 'dues/3/reports', status, problem);
  const { user } = await renderAt(PAGE);
  const field = await fileField();
  await user.upload(field, proof);
  await user.click(send());
  await waitFor(() => expect(errorOf(field)).toMatch(text));
});

test('where the currencies fail the page says so, and asks for them again', async () => {
  serveDues([aDue()]);
  reject('get', 'currencies', 500);
  const { user } = await renderAt(PAGE);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serve('currencies', { data: [{ code: 'USD', symbol_native: '$', decimal_digits: 2 }] });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Transfer to' })).toBeTruthy();
});

test('where somebody else was faster, staff read it, and the buttons go', async () => {
  signInAsAdmin();
  const may = { report: false, decide: true, waive: false, withdraw: false, end: false };
  serveDues([aDue({ state: 'reported', may, reports: [aReport()] })]);
  reject('put', 'transfer-reports/7/accept', 409, { code: 'conflict', data: { reason: 'accepted' } });
  const { user } = await renderAt(PAGE);
  const accept = await screen.findByRole('button', { name: 'Accept' });
  serveDues([aDue({ state: 'paid', paid: 4000, may, reports: [aReport({ state: 'accepted' })] })]);
  await user.click(accept);
  expect(await screen.findByText('It was accepted already.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
});
