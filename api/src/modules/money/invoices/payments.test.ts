import { describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { storePurchase, storeTransfer } from '#testing/fixtures/subscriptions.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
type Person = { id: number };

async function page(person: Person, query = '') {
  const response = await api.request('get', `/api/payments${query}`, { token: await api.tokenFor(person) });
  expect(response.status).toBe(200);
  return response.json();
}
const kindsOf = async (person: Person, query = ''): Promise<string[]> =>
  (await page(person, query)).data.map(({ kind }: { kind: string }) => kind);

/** A student with monthly, one-time and bank payments, the last of them earliest. */
async function payer(name: string) {
  const student = await api.buildStudent({ name });
  await storePurchase(sql, student);
  const { paymentId } = await storePurchase(sql, student, 'one_time');
  await sql.query({
    text: `update payments set created_at = created_at + interval '1 hour' where id = $1`,
    values: [paymentId],
  });
  await storeTransfer(sql, student);
  return student;
}

describe('payments', () => {
  it('a student sees card and bank payments together, newest first', async () => {
    const student = await payer('Salma');
    await sql.query({
      text: `update payments set refunded_minor = 1000, discount_minor = 500 where kind = 'one_time'`,
    });
    await sql.query({ text: `update bank_transfers set reference_number = 'TR-1', note = 'for staff'` });
    const { data, pagination } = await page(student);
    expect(pagination).toEqual({ total: 3, page: 1, per_page: 10, totalPages: 1 });
    const common = {
      id: expect.any(String),
      user_id: String(student.id),
      student_id: String(student.id),
      student_name: 'Salma',
      customer_name: 'Salma',
      may: { update: false },
    };
    const card = {
      ...common,
      package_name: 'Eight',
      package_name_ar: null,
      reference: expect.stringContaining('TEST-'),
      date: expect.stringMatching(/T.*Z$/),
    };
    const paid = { state: 'paid', held: false, amount: 40, currency: 'USD' };
    expect(data).toEqual([
      { ...card, ...paid, kind: 'one_time', refunded_amount: 10, discount: 5 },
      { ...card, ...paid, kind: 'monthly', refunded_amount: 0, discount: 0 },
      {
        ...common,
        ...paid,
        kind: 'bank_transfer',
        package_name: null,
        package_name_ar: null,
        reference: 'TR-1',
        refunded_amount: 0,
        discount: 0,
        date: '2026-01-01',
      },
    ]);
    expect(await kindsOf(student, '?kind=bank_transfer&student_id=')).toEqual(['bank_transfer']);
    expect(await kindsOf(student, '?per_page=1&page=2')).toEqual(['monthly']);
    await sql.query({ text: 'update bank_transfers set deleted_at = now()' });
    await sql.query({ text: `update payments set deleted_at = now() where kind = 'monthly'` });
    expect(await kindsOf(student)).toEqual(['one_time']);
  });

  it('a parent sees the payments of the children, other relatives only their own (D8)', async () => {
    const [student, parent, aunt] = [await payer('Salma'), await payer('Omar'), await payer('Huda')];
    await sql.orm.insert(relations).values([
      { userId: student.id, relatedUserId: parent.id, relationshipType: 'parent' },
      { userId: student.id, relatedUserId: aunt.id, relationshipType: 'aunt' },
    ]);
    const namesOf = async (person: Person) =>
      new Set((await page(person)).data.map(({ customer_name }: { customer_name: string }) => customer_name));
    expect([await namesOf(parent), await namesOf(aunt)]).toEqual([new Set(['Salma', 'Omar']), new Set(['Huda'])]);
    expect(await kindsOf(parent, `?student_id=${student.id}`)).toHaveLength(3);
  });

  it('staff see the payments that their permissions cover, for a student whom they name (D9)', async () => {
    const student = await payer('Salma');
    const staff = (...permissions: string[]) => api.buildUser({ permissions });
    const [office, bank] = [
      await staff(
        'subscriptions.invoices.read',
        'subscriptions.bank_transfers.read',
        'subscriptions.bank_transfers.update',
      ),
      await staff('subscriptions.bank_transfers.read'),
    ];
    const of = `?student_id=${student.id}`;
    expect(await kindsOf(office, of)).toEqual(['one_time', 'monthly', 'bank_transfer']);
    expect((await page(office, of)).data[2]).toMatchObject({ may: { update: true } });
    expect(await kindsOf(bank, of)).toEqual(['bank_transfer']);
    expect((await page(bank, of)).data[0]).toMatchObject({ may: { update: false } });
    expect(await kindsOf(office)).toEqual([]);
  });

  it('payments are found by reference, package and payer, folded as in D67', async () => {
    const [own, parent] = [await payer('أحمد'), await api.buildUser({ role: 'guest' })];
    await storeTransfer(sql, await api.buildStudent({ name: 'Foreign' }));
    await sql.orm.insert(relations).values({ userId: own.id, relatedUserId: parent.id, relationshipType: 'parent' });
    await sql.query({ text: `update bank_transfers set reference_number = 'CIB-' || id || '-٣٠'` });
    const search = (text: string) => `?search=${encodeURIComponent(text)}`;
    for (const viewer of [own, parent]) {
      expect(await kindsOf(viewer, search('cib 30'))).toEqual(['bank_transfer']);
      expect(await kindsOf(viewer, search('احمد EIGHT'))).toEqual(['one_time', 'monthly']);
      expect(await kindsOf(viewer, `${search('احمد')}&kind=bank_transfer`)).toEqual(['bank_transfer']);
      expect((await page(viewer, search('foreign'))).pagination.total).toBe(0);
    }
  });
});
