// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeTransfer, createTransfer, deleteTransfer, transferQueries } from './bank-transfers.ts';
import { moneyQuery } from './money.ts';
import { paymentQueries } from './payments.ts';
import { personQueries } from './people.ts';
import { purchaseQueries } from './purchases.ts';
import { transferTexts } from './transfer-fields.ts';

const api = await useApi(sharedTestApi);
const typed = { ...transferTexts.valuesOf(), date: '2026-01-02' };
const list = (filters = {}) =>
  new QueryClient().fetchQuery(transferQueries.list({ page: 1, perPage: 100, sort: '-date', q: '', filters }));

test('an admin records a bank transfer once, edits and deletes it', async () => {
  const student = await api.buildStudent({ name: 'Salma Haddad' });
  (await someone(api, 'admin')).signIn();
  const [payer] = await new QueryClient().fetchQuery(personQueries.choice('salma'));
  expect(payer).toMatchObject({ id: String(student.id), roles: ['student'] });
  const fields = { ...typed, user_id: String(student.id), amount: '40.50', currency: 'USD', reference_number: 'TR-1' };
  await createTransfer(fields, 'k'.repeat(32));
  await createTransfer(fields, 'k'.repeat(32));
  const { rows, total } = await list({ user_name: 'salma', currency: 'USD' });
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({ amount: 40.5, note: null, may: { update: true, delete: true } });
  const id = rows[0]?.id ?? '';
  const own = await new QueryClient().fetchQuery(transferQueries.ofPayer(fields.user_id));
  expect(own.rows.map((row) => row.id)).toEqual([id]);
  const other = await api.buildStudent();
  expect((await new QueryClient().fetchQuery(transferQueries.ofPayer(String(other.id)))).total).toBe(0);
  await changeTransfer(id, { ...fields, amount: '41' });
  expect((await new QueryClient().fetchQuery(transferQueries.detail(id))).amount).toBe(41);
  await deleteTransfer(id);
  expect((await list()).total).toBe(0);
});

test('an admin reads the income', async () => {
  const payer = await api.buildStudent();
  (await someone(api, 'admin')).signIn();
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Amman' }).format(api.clock.now());
  const fields = { ...typed, user_id: String(payer.id), amount: '40.50', currency: 'USD', date };
  await createTransfer(fields, 'm'.repeat(32));
  const [money] = await new QueryClient().fetchQuery(moneyQuery());
  expect(money?.currency).toBe('USD');
  expect(money?.months.at(-1)).toEqual({ month: date.slice(0, 7), card: 0, transfers: 40.5 });
});

test('a student cannot read the list of bank transfers', async () => {
  (await someone(api, 'student')).signIn();
  expect(await rejectionOf(list())).toMatchObject({ status: 403 });
});

test("a student's own payments include their own transfers", async () => {
  const student = await someone(api, 'student');
  (await someone(api, 'admin')).signIn();
  const fields = { ...typed, amount: '40.50', currency: 'USD', reference_number: 'TR-9', note: 'for staff' };
  await createTransfer({ ...fields, user_id: String(student.id) }, 'm'.repeat(32));
  student.signIn();
  const params = { page: 1, perPage: 10, sort: '', q: '', filters: {} };
  const { rows } = await new QueryClient().fetchQuery(paymentQueries.ownTransfers(params));
  expect(rows).toMatchObject([{ kind: 'bank_transfer', reference: 'TR-9', amount: 40.5, date: '2026-01-02' }]);
  const latest = await new QueryClient().fetchQuery(paymentQueries.latestOf(String(student.id), 3));
  expect(latest.total).toBe(1);
  const { classes } = await new QueryClient().fetchQuery(purchaseQueries.summary(String(student.id)));
  expect(classes).toEqual({ bought: 0, refunded: 0, adjusted: 0, used: 0, remaining: 0 });
});
