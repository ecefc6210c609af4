import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAsAdmin } from '#/testing/sign-in.ts';
import { aTransfer, servePeople, serveTransfers } from '#/testing/transfers.ts';

const PAGE = '/dashboard/subscriptions/bank-transfers';

type View = Awaited<ReturnType<typeof renderAt>>;

async function choose(user: View['user'], field: string, words: string) {
  await user.type(await screen.findByRole('combobox', { name: field }), words);
  await user.click(await screen.findByRole('option', { name: new RegExp(words) }));
}

async function fill(user: View['user'], payer: string) {
  await choose(user, 'Payer', payer);
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '40.50');
  await choose(user, 'Currency', 'USD');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-02' } });
}

beforeEach(() => {
  signInAsAdmin();
  serveTransfers([]);
  servePeople();
});

test('a recorded transfer leads to the list, which offers classes for the student (D41)', async () => {
  const sent = take('post', 'bank-transfers', { data: aTransfer({ id: '3' }) }, 201);
  const { user, path } = await renderAt(`${PAGE}/add`, 'en', true);
  await fill(user, 'Salma');
  await user.click(screen.getByRole('button', { name: 'Add bank transfer' }));
  expect(await screen.findByText('Bank transfer added successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe(PAGE));
  const link = await screen.findByRole('link', { name: 'Add classes to this student' });
  expect(link.getAttribute('href')).toBe('/dashboard/users/remaining-classes/12?bank_transfer=3');
  expect(sent[0]?.body).toEqual({
    user_id: '12',
    amount: '40.50',
    currency: 'USD',
    date: '2026-03-02',
    reference_number: '',
    note: '',
  });
});

test('a recorded transfer of a guest offers no classes', async () => {
  take('post', 'bank-transfers', { data: aTransfer({ id: '3' }) }, 201);
  const { user, path } = await renderAt(`${PAGE}/add`, 'en', true);
  await fill(user, 'Omar');
  await user.click(screen.getByRole('button', { name: 'Add bank transfer' }));
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(screen.queryByRole('link', { name: 'Add classes to this student' })).toBeNull();
});

test.each([
  ['en', 'Add bank transfer', ['User is required', 'Amount is required', 'Currency is required', 'Date is required']],
  ['ar', 'إضافة حوالة', ['اختيار المستخدم مطلوب', 'المبلغ مطلوب', 'العملة مطلوبة', 'التاريخ مطلوب']],
] as const)('missing fields of a transfer have errors (%s)', async (language, button, messages) => {
  const { user } = await renderAt(`${PAGE}/add`, language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
});

test('a reference number that is taken is reported at its field', async () => {
  const fields = [{ path: 'reference_number', code: 'duplicate', message: '' }];
  reject('post', 'bank-transfers', 422, { code: 'duplicate', fields });
  const { user } = await renderAt(`${PAGE}/add`);
  await fill(user, 'Salma');
  await user.click(screen.getByRole('button', { name: 'Add bank transfer' }));
  expect(await screen.findByText('Another transfer has this reference number.')).toBeTruthy();
});

test('the form of a transfer starts with its stored values', async () => {
  serveTransfers([aTransfer({ id: '3' })]);
  const sent = take('put', 'bank-transfers/3');
  const { user } = await renderAt(`${PAGE}/edit/3`, 'en', true);
  await user.type(await screen.findByRole('textbox', { name: /Note/ }), 'From the uncle');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Bank transfer edited successfully')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ user_id: '12', amount: '40.50', currency: 'USD', note: 'From the uncle' });
});

test('the page of a deleted transfer says so', async () => {
  reject('get', 'bank-transfers/3', 404);
  await renderAt(`${PAGE}/edit/3`);
  expect(await screen.findByText('Bank transfer not found')).toBeTruthy();
});
