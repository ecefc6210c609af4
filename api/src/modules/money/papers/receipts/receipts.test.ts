import { describe, expect, it } from 'vitest';
import { dayIn } from '#base/time/wall-time.ts';
import { takeBackReceipt, writeReceipts } from '#modules/money/receipts/write-receipts.ts';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { deliveryCalls } from '#modules/platform/notifications/deliveries/deliveries.fixture.ts';
import { closeDispute } from '#sandboxes/stripe/money-back.ts';
import { FAILS_LATER, usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { storePurchase, storeTransfer } from '#testing/fixtures/subscriptions.fixture.ts';
import { bareText, readPdf } from '#testing/read-pdf.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { writeMissingReceipts } from './write-missing.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;
type Person = { id: number };
/** The current year in the academy's zone. */
const year = dayIn('Asia/Amman', api.clock.now()).slice(0, 4);

const send = async (person: Person, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  api.request(method, `/api${path}`, { token: await api.tokenFor(person), ...(body ? { body } : {}) });

async function get(person: Person, path: string) {
  const response = await send(person, 'get', path);
  return { status: response.status, body: await response.json() };
}
const listed = async (person: Person, query = '') => (await get(person, `/receipts?per_page=100${query}`)).body.data;
const numbers = async (person: Person, query = '') =>
  (await listed(person, query)).map(({ number }: { number: string }) => number);

async function paid(buyer: Person, kind = 'monthly') {
  const { url } = await (await payments.start(buyer, await payments.package(), kind)).json();
  await payments.pay(url);
  await payments.deliver();
}

const admin = () => api.buildUser({ role: 'admin' });
const transferOf = (payer: Person, more: object = {}) => ({
  user_id: payer.id,
  amount: 50,
  currency: 'USD',
  date: '2026-01-01',
  ...more,
});
async function recorded(by: Person, payer: Person, more: object = {}): Promise<string> {
  const response = await send(by, 'post', '/bank-transfers', transferOf(payer, more));
  const body = await response.json();
  expect([response.status, body]).toEqual([201, body]);
  return body.data.id;
}
const setUp = async (values: object) => {
  const owner = await api.buildUser({ role: 'super-admin' });
  expect((await send(owner, 'put', '/settings', values)).status).toBe(200);
};

describe('the mail of a payment', () => {
  const { moveTo } = deliveryCalls(api);
  const mailTo = async (person: Person, having = 'Receipt') => {
    moveTo('12:00');
    await api.deliver();
    const [row] = await sql.query<{ email: string }>({
      text: 'select email from users where id = $1',
      values: [person.id],
    });
    return (await api.mails()).find(({ to, text }) => to?.[0]?.address === row?.email && text?.includes(having))?.text;
  };

  it('the mail of a first payment has amount, receipt, what happens now by when, and the way to the receipt (D165)', async () => {
    const buyer = await api.buildUser({ role: 'guest', name: 'Lana' });
    await paid(buyer, 'one-time');
    const [receipt] = await listed(buyer);
    const text = await mailTo(buyer);
    for (const part of [
      'Amount: $40.00',
      `Receipt: R-${year}-00001`,
      'Student: Lana',
      'will suggest a teacher and times by ',
      `Open receipt R-${year}-00001 (PDF):`,
      `/dashboard/subscriptions/receipts/${receipt.id}`,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Renews on');
  });

  it('the mail of a monthly payment says when it renews, in the language of the payer', async () => {
    const buyer = await api.buildStudent({ name: 'لانا' });
    await sql.query({ text: `update users set language = 'ar' where id = $1`, values: [buyer.id] });
    await paid(buyer);
    const text = await mailTo(buyer, 'الإيصال');
    expect(text).toContain('يوم التجديد: ');
    expect(text).toContain(`فتح الإيصال R-${year}-00001 (PDF)`);
  });

  it('the mail of a renewal that failed has the amount, for whom, and the way to mend it', async () => {
    const buyer = await api.buildStudent({ name: 'Lana' });
    const { url } = await (await payments.start(buyer, await payments.package(), 'monthly')).json();
    await payments.pay(url, FAILS_LATER);
    await payments.deliver();
    await payments.portal(buyer, 'renew');
    await payments.deliver();
    const text = await mailTo(buyer, 'no classes were added');
    for (const part of ['Amount: $40.00', 'Student: Lana', 'update the card:']) expect(text).toContain(part);
  });

  it('the mail of a payment promises no teacher to who has one', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const buyer = await api.buildStudent({ teacher: await api.buildTeacher({ leader }), leader });
    await paid(buyer, 'one-time');
    const text = await mailTo(buyer);
    expect(text).toContain(`Receipt: R-${year}-00001`);
    expect(text).not.toContain('suggest a teacher');
  });
});

describe('receipts', () => {
  it('a payment by card has a receipt with names, package, net and tax at that time (D110, D112)', async () => {
    await setUp({ tax_name: 'VAT', tax_rate: 16, academy_name_en: 'Academy of Light' });
    const buyer = await api.buildStudent({ name: 'Lana' });
    await paid(buyer);
    await setUp({ tax_rate: 5, academy_name_en: 'Another name' });
    await sql.query({ text: `update users set name = 'Renamed' where id = $1`, values: [buyer.id] });
    const [receipt] = await listed(buyer);
    expect(receipt).toMatchObject({
      number: `R-${year}-00001`,
      kind: 'receipt',
      method: 'monthly',
      payer: { id: String(buyer.id), name: 'Lana' },
      student: { name: 'Lana' },
      package: 'Eight',
      currency: 'USD',
      amount: 40,
      net: 34.48,
      tax: 5.52,
      taxName: 'VAT',
      taxRate: 16,
      receipt: null,
    });
    expect((await get(buyer, `/receipts/${receipt.id}`)).body.data).toEqual(receipt);
    const pdf = await send(buyer, 'get', `/receipts/${receipt.id}/pdf?language=en`);
    const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    const text = bareText(pages.flat().join(''));
    for (const part of [
      'Academy of Light',
      `R-${year}-00001`,
      'Lana',
      'Eight (8 classes)',
      '$34.48',
      'VAT 16%',
      '$5.52',
    ])
      expect(text).toContain(bareText(part));
  });

  it('a receipt in Arabic, the payer’s language, is read in order, with the Arabic title of the package (D168)', async () => {
    const buyer = await api.buildStudent({ name: 'لانا الأحمد' });
    await sql.query({ text: `update users set language = 'ar' where id = $1`, values: [buyer.id] });
    await setUp({ papers_footer: 'الرقم الضريبي 123' });
    const pack = await payments.package();
    await sql.query({ text: `update packages set title_ar = 'ثماني حصص' where id = $1`, values: [pack] });
    const { url } = await (await payments.start(buyer, pack, 'one-time')).json();
    await payments.pay(url);
    await payments.deliver();
    const [receipt] = await listed(buyer);
    expect(receipt).toMatchObject({ package: 'Eight', packageAr: 'ثماني حصص' });
    const response = await send(buyer, 'get', `/receipts/${receipt.id}/pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="R-${year}-00001.pdf"`);
    const { pages, info } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const text = bareText(pages.flat().join(''));
    const order = [
      'إيصال',
      'الرقم',
      `R-${year}-00001`,
      'الدافع',
      'لانا الأحمد',
      'البيان',
      'ثماني حصص',
      '$40.00',
      'المجموع',
      'الرقم الضريبي 123',
    ];
    expect(order.map((part) => text.includes(bareText(part)))).toEqual(order.map(() => true));
    const places = order.map((part) => text.lastIndexOf(bareText(part)));
    expect(places.slice(2, 4)).toEqual([...places.slice(2, 4)].sort((a, b) => a - b));
    expect(info).toMatchObject({ Language: 'ar' });
  });

  it('a receipt in both languages is one document: English, then Arabic', async () => {
    const buyer = await api.buildStudent({ name: 'Lana' });
    await paid(buyer);
    const [receipt] = await listed(buyer);
    const response = await send(buyer, 'get', `/receipts/${receipt.id}/pdf?language=both`);
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const texts = pages.map((lines) => bareText(lines.join('')));
    const common = [`R-${year}-00001`, 'Lana', '$40.00'];
    const parts = [
      [...common, 'Receipt', 'Eight (8 classes)', 'Page 1 of 2'],
      [...common, 'إيصال', 'Eight', 'صفحة 2 من 2'],
    ];
    expect(texts).toHaveLength(2);
    for (const [index, wanted] of parts.entries())
      for (const part of wanted) expect(texts[index]).toContain(bareText(part));
    expect((await send(buyer, 'get', `/receipts/${receipt.id}/pdf?language=fr`)).status).toBe(422);
  });

  it('a refund has a credit note that names the receipt', async () => {
    const buyer = await api.buildStudent();
    await paid(buyer);
    await payments.portal(buyer, 'refund-half');
    await payments.deliver();
    await payments.deliver();
    const [note, receipt] = await listed(buyer);
    expect(note).toMatchObject({
      number: `CN-${year}-00001`,
      kind: 'credit_note',
      amount: 20,
      receipt: { id: receipt.id, number: `R-${year}-00001` },
    });
    expect(await numbers(buyer, '&kind=credit_note')).toEqual([`CN-${year}-00001`]);
    expect(await numbers(buyer, `&source=${receipt.source}`)).toHaveLength(2);
  });

  it('money that is received again, as after a won dispute, has its own receipt', async () => {
    const buyer = await api.buildStudent();
    await paid(buyer);
    await payments.portal(buyer, 'dispute');
    await payments.deliver();
    const { context } = payments.sandbox;
    const [row] = await sql.query<{ id: string }>({ text: 'select charge_id as id from payments' });
    const charge = await context.store.find('charge', row?.id ?? '');
    if (charge) await context.store.change((inner) => closeDispute(inner, context, charge, 'won'));
    await payments.deliver();
    expect(await numbers(buyer)).toEqual([`R-${year}-00002`, `CN-${year}-00001`, `R-${year}-00001`]);
  });

  it('a changed or deleted transfer has a credit note, and a new receipt if the transfer still exists', async () => {
    const [by, payer] = [await admin(), await api.buildStudent({ name: 'Salma' })];
    const id = await recorded(by, payer, { reference_number: 'FT-1' });
    await send(by, 'put', `/bank-transfers/${id}`, transferOf(payer, { reference_number: 'FT-1', note: 'seen' }));
    expect(await numbers(payer)).toEqual([`R-${year}-00001`]);
    await send(by, 'put', `/bank-transfers/${id}`, transferOf(payer, { amount: 60, currency: 'GBP' }));
    await send(by, 'delete', `/bank-transfers/${id}`);
    const rows = await listed(payer);
    expect(rows.map(({ number, amount, currency }: Record<string, unknown>) => [number, amount, currency])).toEqual([
      [`CN-${year}-00002`, 60, 'GBP'],
      [`R-${year}-00002`, 60, 'GBP'],
      [`CN-${year}-00001`, 50, 'USD'],
      [`R-${year}-00001`, 50, 'USD'],
    ]);
    expect(rows[0].receipt.number).toBe(`R-${year}-00002`);
  });

  it('fifty parallel payments have fifty numbers without gaps, and a failed one takes none', async () => {
    const by = await admin();
    const token = await api.tokenFor(by);
    const payers = await Promise.all(Array.from({ length: 50 }, () => api.buildStudent()));
    const record = async (body: object) => (await api.request('post', '/api/bank-transfers', { token, body })).status;
    const statuses = await Promise.all([
      ...payers.map((payer) => record(transferOf(payer))),
      ...payers.slice(0, 10).map((payer) => record(transferOf(payer, { amount: -1 }))),
      ...payers.slice(0, 10).map((payer) => record(transferOf(payer, { date: '2999-01-01' }))),
    ]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    const found: string[] = await numbers(by);
    const wanted = Array.from({ length: 50 }, (_, index) => `R-${year}-${String(index + 1).padStart(5, '0')}`);
    expect([...found].sort()).toEqual(wanted);
  });

  it('the number of a receipt that failed is given to the next one', async () => {
    const [by, payer] = [await admin(), await api.buildStudent()];
    const paid = { source: 'bank_transfer:1', method: 'bank_transfer', userId: payer.id, studentId: payer.id } as const;
    const money = { currency: 'USD', paidMinor: 100, refundedMinor: 0, item: null, reference: null, date: null };
    const writing = { settings: api.deps.academySettings, at: api.clock.now() };
    const failing = sql.transaction(async (inner) => {
      await writeReceipts(inner, writing, [{ ...paid, ...money }]);
      throw new Error('the payment was not stored');
    });
    await expect(failing).rejects.toThrow('not stored');
    await recorded(by, payer);
    expect(await numbers(payer)).toEqual([`R-${year}-00001`]);
  });

  it('the year in a receipt’s number is that of the academy’s zone', async () => {
    const [by, payer] = [await admin(), await api.buildStudent()];
    const [settings, at] = [api.deps.academySettings, new Date('2026-12-31T21:30:00Z')];
    await recorded(by, payer);
    const [receipt] = await sql.query<{ source: string }>({ text: 'select source from receipts' });
    await sql.transaction((inner) => takeBackReceipt(inner, { settings, at }, receipt?.source ?? ''));
    expect(await numbers(payer, '&kind=credit_note')).toEqual(['CN-2027-00001']);
  });

  it('no receipt can be changed or deleted', async () => {
    const [by, payer] = [await admin(), await api.buildStudent()];
    await recorded(by, payer);
    for (const text of ['update receipts set amount_minor = 1', 'delete from receipts'])
      await expect(sql.transaction((inner) => inner.query({ text }))).rejects.toThrow('never changed');
  });

  it('only the payer, the child’s parents and admins see a receipt', async () => {
    const [by, payer, parent, aunt, other] = [
      await admin(),
      await api.buildStudent(),
      await api.buildUser(),
      await api.buildUser(),
      await api.buildStudent(),
    ];
    await sql.orm.insert(relations).values([
      { userId: payer.id, relatedUserId: parent.id, relationshipType: 'parent' },
      { userId: payer.id, relatedUserId: aunt.id, relationshipType: 'aunt' },
    ]);
    await recorded(by, payer);
    const [{ id }] = await listed(by);
    for (const person of [by, payer, parent]) {
      expect((await get(person, `/receipts/${id}`)).status).toBe(200);
      expect(await numbers(person, `&student_id=${payer.id}`)).toEqual([`R-${year}-00001`]);
    }
    for (const person of [aunt, other]) {
      expect((await get(person, `/receipts/${id}`)).status).toBe(404);
      expect((await send(person, 'get', `/receipts/${id}/pdf`)).status).toBe(404);
      expect((await get(person, `/receipts?student_id=${payer.id}`)).status).toBe(404);
      expect(await numbers(person)).toEqual([]);
    }
  });

  it('a search finds receipts by number, names and package', async () => {
    const [by, payer] = [await admin(), await api.buildStudent({ name: 'سلمى' })];
    await recorded(by, payer, { reference_number: 'FT-77' });
    await recorded(by, await api.buildStudent());
    for (const term of ['سلمي', 'ft-77', `R-${year}-00001`])
      expect(await numbers(by, `&search=${term}`)).toEqual([`R-${year}-00001`]);
  });
});

describe('receipts of earlier payments', () => {
  it('earlier payments get receipts once, numbered in the order of time, with credit notes for refunds', async () => {
    const student = await api.buildStudent();
    const { paymentId } = await storePurchase(sql, student);
    await storeTransfer(sql, student);
    await sql.query({
      text: `update payments set paid_at = '2026-02-01T10:00:00Z', refunded_minor = 1000, refunded_at = '2026-02-03T10:00:00Z' where id = $1`,
      values: [paymentId],
    });
    await sql.query({ text: `update bank_transfers set created_at = '2026-02-02T10:00:00Z'` });
    await writeMissingReceipts(api.deps);
    await writeMissingReceipts(api.deps);
    const rows = await listed(student);
    expect(rows.map(({ number, amount, createdAt }: Record<string, unknown>) => [number, amount, createdAt])).toEqual([
      ['CN-2026-00001', 10, '2026-02-03T10:00:00.000Z'],
      ['R-2026-00002', 40, '2026-02-02T10:00:00.000Z'],
      ['R-2026-00001', 40, '2026-02-01T10:00:00.000Z'],
    ]);
  });
});
