import { describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;
type Person = { id: number };

const call = async (person: Person, method: string, path: string) =>
  api.request(method, `/api${path}`, { token: await api.tokenFor(person) });
async function page(person: Person, path: string) {
  const response = await call(person, 'get', path);
  expect(response.status).toBe(200);
  return response.json();
}
async function bought(person: Person, kind = 'monthly') {
  const { url } = await (await payments.start(person, await payments.package(), kind)).json();
  await payments.pay(url);
  await payments.deliver();
}

describe('invoices (D42)', () => {
  it('invoices have the provider’s number, documents and state; one-time payments have their own list (D42)', async () => {
    const [student, other] = [await api.buildStudent({ name: 'Salma' }), await api.buildStudent()];
    await bought(student);
    await bought(other, 'one-time');
    const admin = await api.buildUser({ role: 'admin' });
    const { data, pagination } = await page(admin, '/invoices');
    expect(pagination).toEqual({ total: 1, page: 1, per_page: 100, totalPages: 1 });
    expect(data).toEqual([
      {
        id: expect.any(String),
        user_id: String(student.id),
        customer_name: 'Salma',
        customer_email: student.email,
        student_id: String(student.id),
        student_name: 'Salma',
        package_name: 'Eight',
        package_name_ar: null,
        state: 'paid',
        held: false,
        amount: 40,
        refunded_amount: 0,
        discount: 0,
        currency: 'USD',
        receipt_url: expect.stringContaining('/receipt'),
        invoice_number: 'TEST-000001',
        invoice_pdf: expect.stringContaining('/pdf'),
        invoice_url: expect.any(String),
        created_at: expect.any(String),
        paid_at: expect.any(String),
        unreturned_classes: 0,
        may: { delete: true, takeBack: false, refund: true },
      },
    ]);
    const once = await page(admin, '/payments/one-time');
    expect(once.data).toMatchObject([
      {
        user_id: String(other.id),
        chargeId: expect.stringMatching(/^ch_/),
        description: 'Eight',
        invoice_number: 'TEST-000002',
      },
    ]);
  });

  it('invoices are listed newest first, filtered by state, payer and words (D42)', async () => {
    const [salma, omar] = [await api.buildStudent({ name: 'سلمى' }), await api.buildStudent({ name: 'Omar' })];
    const admin = await api.buildUser({ role: 'admin' });
    await bought(salma);
    api.clock.advance(60_000);
    await bought(omar);
    await payments.portal(omar, 'refund');
    await payments.deliver();
    const numbers = async (query = '') =>
      (await page(admin, `/invoices?${query}`)).data.map((each: { invoice_number: string }) => each.invoice_number);
    expect(await numbers()).toEqual(['TEST-000002', 'TEST-000001']);
    expect(await numbers('sort=created_at')).toEqual(['TEST-000001', 'TEST-000002']);
    expect(await numbers('state=refunded')).toEqual(['TEST-000002']);
    expect(await numbers(`student_id=${salma.id}&state=&currency=usd`)).toEqual(['TEST-000001']);
    expect(await numbers(`search=${encodeURIComponent('سلمي')}`)).toEqual(['TEST-000001']);
    expect(await numbers('search=000002')).toEqual(['TEST-000002']);
    expect(await numbers('search=om&sort=customer_name')).toEqual(['TEST-000002']);
    expect(await numbers('sort=customer_name&per_page=1&page=2')).toEqual(['TEST-000001']);
    expect(await numbers(`search=${encodeURIComponent(omar.email)}`)).toEqual([]);
    expect((await page(admin, '/invoices?per_page=1&page=2')).pagination).toMatchObject({ total: 2, totalPages: 2 });
  });

  it('held invoices can be listed alone until they are refunded (D42)', async () => {
    const [held, other] = [await api.buildStudent(), await api.buildStudent()];
    const admin = await api.buildUser({ role: 'admin' });
    const { url } = await (await payments.start(held, await payments.package(), 'monthly')).json();
    await sql.query({ text: 'update purchases set amount_minor = 9999' });
    await payments.pay(url);
    await bought(other);
    const listed = async () => (await page(admin, '/invoices?state=held&per_page=1')).data;
    expect(await listed()).toMatchObject([{ user_id: String(held.id), state: 'paid', held: true }]);
    expect((await page(admin, '/payments/one-time?state=held')).pagination.total).toBe(0);
    await payments.portal(held, 'refund');
    await payments.deliver();
    expect(await listed()).toEqual([]);
  });

  it('a parent reads the invoices of the child, an aunt does not (D8)', async () => {
    const student = await api.buildStudent();
    const [parent, aunt] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
    await sql.orm.insert(relations).values([
      { userId: student.id, relatedUserId: parent.id, relationshipType: 'parent' },
      { userId: student.id, relatedUserId: aunt.id, relationshipType: 'aunt' },
    ]);
    await bought(student);
    const path = `/invoices?student_id=${student.id}`;
    const [invoice] = (await page(parent, path)).data;
    expect(invoice).toMatchObject({ may: { delete: false } });
    expect((await page(parent, '/invoices')).data).toHaveLength(1);
    expect((await page(parent, '/invoices/mine')).data).toEqual([]);
    expect((await page(student, '/invoices/mine')).data).toHaveLength(1);
    const of = `?student_id=${student.id}`;
    for (const each of [path, `/invoices/${invoice.id}/documents`, `/subscriptions/summary${of}`, `/payments${of}`])
      expect([(await call(parent, 'get', each)).status, (await call(aunt, 'get', each)).status]).toEqual([200, 404]);
    await sql.query({ text: 'delete from relations' });
    expect((await call(parent, 'get', path)).status).toBe(404);
  });

  it('deleting an invoice is soft and audited, and takes no classes', async () => {
    const [student, admin] = [await api.buildStudent(), await api.buildUser({ role: 'admin' })];
    await bought(student);
    const [{ id }] = (await page(admin, '/invoices')).data;
    expect((await call(admin, 'delete', `/payments/one-time/${id}`)).status).toBe(404);
    expect((await call(admin, 'delete', `/invoices/${id}`)).status).toBe(200);
    expect((await call(admin, 'delete', `/invoices/${id}`)).status).toBe(404);
    await payments.portal(student, 'refund-half');
    await payments.deliver();
    expect((await page(admin, '/invoices')).data).toEqual([]);
    const audit = await sql.query({
      text: `select action, before ->> 'invoice_number' as number from audit_log where subject = 'invoice'`,
    });
    expect(audit).toEqual([{ action: 'invoice.delete', number: 'TEST-000001' }]);
    expect(await sql.query({ text: 'select sum(delta)::int as left from class_ledger' })).toEqual([{ left: 4 }]);
  });

  it('the addresses of an invoice are current ones, or former ones if the provider does not respond', async () => {
    const student = await api.buildStudent();
    await bought(student);
    const [invoice] = (await page(student, '/invoices/mine')).data;
    await sql.query({ text: `update payments set pdf_url = 'https://old.test'` });
    const documents = async () => (await page(student, `/invoices/${invoice.id}/documents`)).data.invoice_pdf;
    payments.faults.push('down');
    expect(await documents()).toBe('https://old.test');
    expect(await documents()).toBe(invoice.invoice_pdf);
  });
});
