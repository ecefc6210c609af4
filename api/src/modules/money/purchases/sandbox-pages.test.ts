import { describe, expect, it } from 'vitest';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;

async function checkout() {
  const student = await api.buildStudent({ name: 'Layla ليلى' });
  const { url } = await (await payments.start(student, await payments.package())).json();
  return { student, url };
}
const stateOf = async () =>
  (
    await sql.query<{ state: string }>({
      text: `select data ->> 'status' as state from payment_sandbox_objects where kind = 'session'`,
    })
  )[0]?.state;

describe('the checkout of the sandbox', () => {
  it('the checkout of the sandbox explains that it is a sandbox, is in the academy’s language, and runs no script', async () => {
    const { url } = await checkout();
    const [english, arabic] = [await payments.page(url), await payments.page(url, { cookie: 'language=ar' })];
    expect(await english.text()).toMatch(/<html lang="en" dir="ltr">.*TEST MODE.*\$40\.00.*\?cancelled=1">/s);
    expect(await arabic.text()).toMatch(/<html lang="ar" dir="rtl">.*وضع التجربة/s);
    expect(english.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
  });

  it.each([
    ['ar', 'ثماني حصص'],
    ['en', 'Eight'],
  ])('the page and the receipt name the package in the payer’s language (%s, D168)', async (language, title) => {
    const student = await api.buildStudent();
    await sql.query({ text: 'update users set language = $2 where id = $1', values: [student.id, language] });
    const { url } = await (await payments.start(student, await payments.package({ titleAr: 'ثماني حصص' }))).json();
    expect(await (await payments.page(url)).text()).toContain(`<bdi>${title}</bdi>`);
    await payments.pay(url);
    const [invoice] = await sql.query<{ title: string }>({
      text: `select data ->> '_title' as title from payment_sandbox_objects where kind = 'invoice'`,
    });
    expect(invoice?.title).toBe(title);
  });

  it.each([
    ['4000 0000 0000 0002', 402, 'was declined'],
    ['4000 0000 0000 9995', 402, 'insufficient funds'],
    ['4000 0000 0000 0069', 402, 'has expired'],
    ['4242 4242 4242 4241', 400, 'not valid'],
    ['<script>', 400, '&lt;script&gt;'],
  ])('the card %s is %i and charges nothing', async (number, status, words) => {
    const { url } = await checkout();
    const response = await payments.pay(url, number);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(words)]);
    expect(await stateOf()).toBe('open');
  });

  it('a card that needs a confirmation pays after it is confirmed', async () => {
    const { url } = await checkout();
    expect((await payments.pay(url, '4000 0025 0000 3155')).status).toBe(303);
    expect(await stateOf()).toBe('open');
    expect(await (await payments.page(url)).text()).toContain('Confirm the payment');
    expect((await payments.decide(url, 'reject')).status).toBe(402);
    await payments.pay(url, '4000 0025 0000 3155');
    expect((await payments.decide(url, 'confirm')).status).toBe(303);
    expect(await stateOf()).toBe('complete');
  });

  it('two clicks on Pay charge once, and a completed page says so', async () => {
    const { url } = await checkout();
    const clicks = await Promise.all([payments.pay(url), payments.pay(url)]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect(await sql.query({ text: `select from payment_sandbox_objects where kind = 'charge'` })).toHaveLength(1);
    const other = await checkout();
    api.clock.advance(46 * 60_000);
    expect(await (await payments.page(other.url)).text()).toContain('expired');
    expect((await payments.page(`${payments.path}/pay/cs_test_unknown`)).status).toBe(404);
  });
});

describe('the page of a subscription in the sandbox', () => {
  it.each([
    ['en', 'Use another card', 'Cancel at the end of the month that is paid'],
    ['ar', 'استخدام بطاقة أخرى', 'إلغاء عند نهاية الشهر المدفوع'],
  ])(
    'the page of a subscription in the sandbox has the fields of another card and a button to cancel (%s)',
    async (language, another, cancel) => {
      const { student, url } = await checkout();
      await payments.pay(url);
      await payments.deliver();
      const token = await api.tokenFor(student);
      const managed = await (await api.request('get', '/api/subscriptions/manage', { token })).json();
      const page = await (await payments.page(managed.url, { cookie: `language=${language}` })).text();
      const [ofCancel, ofCard] = page.match(/<form .*?<\/form>/gs) ?? [];
      expect(ofCancel).toContain(`name="action" value="cancel">${cancel}</button>`);
      for (const field of ['number', 'expiry', 'cvc']) expect(ofCard).toContain(`<input name="${field}"`);
      expect(ofCard).toContain(`name="action" value="card">${another}</button>`);
      for (const form of [ofCancel, ofCard])
        expect(form).toContain(`method="post" action="${new URL(managed.url).pathname}"`);
    },
  );
});

describe('the documents of the sandbox', () => {
  it('an invoice has a page with the academy’s name and contact, a receipt and a PDF in both languages, under secret addresses', async () => {
    const { student, url } = await checkout();
    await payments.pay(url);
    await payments.deliver();
    const token = await api.tokenFor(student);
    const [invoice] = (await (await api.request('get', '/api/invoices/mine', { token })).json()).data;
    for (const cookie of ['language=en', 'language=ar']) {
      const pdf = await payments.page(invoice.invoice_pdf, { cookie });
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      const page = await (await payments.page(invoice.invoice_url, { cookie })).text();
      const name = cookie.endsWith('ar') ? 'الأكاديمية' : 'Academy';
      for (const words of ['TEST-000001', `<strong>${name}</strong>`, 'office@academy.test'])
        expect(page).toContain(words);
    }
    expect((await payments.page(invoice.receipt_url)).status).toBe(200);
    // The academy may have another address after its next start.
    expect(invoice.invoice_url).toMatch(/^http:\/\/localhost:3000\/sandbox/);
    expect(
      await sql.query({ text: `select from payment_sandbox_objects where data::text like '%_url": "http%invoices%'` }),
    ).toEqual([]);
    expect((await payments.page(invoice.invoice_pdf.replace(/in_.{6}/, 'in_aaaaaa'))).status).toBe(404);
  });

  it('numbers of invoices have no gaps, even if payments fail', async () => {
    const { student, url } = await checkout();
    await payments.pay(url, '4000 0000 0000 0341');
    for (const action of ['renew', 'renew']) await payments.portal(student, action);
    await payments.portal(student, 'card', { number: '4242424242424242', expiry: '12/50', cvc: '123' });
    await payments.portal(student, 'renew');
    const numbers = await sql.query<{ number: string }>({
      text: `select data ->> 'number' as number from payment_sandbox_objects where kind = 'invoice' order by position`,
    });
    expect(numbers.map(({ number }) => number)).toEqual(['TEST-000001', 'TEST-000002', 'TEST-000003']);
  });

  it('a subscription from the last day of January renews on the last day of each month', async () => {
    const { student, url } = await checkout();
    await payments.pay(url);
    await sql.query({
      text: `update payment_sandbox_objects set data = jsonb_set(jsonb_set(data, '{_anchorDay}', '31'),
        '{items,data,0,current_period_end}', to_jsonb(extract(epoch from timestamptz '2199-01-31T10:00:00Z')::bigint))
        where kind = 'subscription'`,
    });
    const ends: string[] = [];
    for (let month = 0; month < 3; month += 1) {
      await payments.portal(student, 'renew');
      await payments.deliver();
      const [row] = await sql.query<{ at: Date }>({ text: 'select renews_at as at from purchases' });
      ends.push(row?.at.toISOString().slice(0, 10) ?? '');
    }
    expect(ends).toEqual(['2199-02-28', '2199-03-31', '2199-04-30']);
  });
});
