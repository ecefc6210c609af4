import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const payments = usePayments(api);
const atFirst = api.clock.now().getTime();
afterAll(() => api.clock.advance(atFirst - api.clock.now().getTime()));
type Person = { id: number };

/** The current month in the academy's zone. */
const monthNow = () => {
  const [year = '', month = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Amman' })
    .format(api.clock.now())
    .split('-');
  return { year, month, text: `${year}-${month}` };
};

const get = async (person: Person, path: string, cookie = '') =>
  api.request('get', `/api${path}`, { token: await api.tokenFor(person), headers: cookie ? { cookie } : {} });
const json = async (person: Person, path: string) => (await (await get(person, path)).json()).data;

async function filesOf(person: Person, cookie = ''): Promise<Record<string, string[][]>> {
  const { year, month } = monthNow();
  const response = await get(person, `/office/month?year=${year}&month=${month}`, cookie);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const { files } = await JSZip.loadAsync(await response.arrayBuffer());
  const entries = Object.values(files).map(async (file) => {
    const rows = (await file.async('text'))
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    return [file.name.replace(/-\d{4}-\d\d\.csv$/, ''), rows.map((row) => row.split(','))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
/** The total of a currency at the end of a file; its amount is before the currency. */
const totalOf = (rows: string[][] = [], currency = 'USD') => {
  const row = rows.find(([first, ...rest]) => first === 'Total' && rest.includes(currency)) ?? [];
  return Number(row[row.indexOf(currency) - 1]);
};

async function aMonth() {
  const { admin, superAdmin, teacher, student, held, adjust } = await openMonths({ '2020-01-01': 500 });
  const buyer = await api.buildStudent();
  const { url } = await (await payments.start(buyer, await payments.package(), 'one-time')).json();
  await payments.pay(url);
  await payments.deliver();
  await payments.portal(buyer, 'refund-half');
  await payments.deliver();
  await payments.deliver();
  const transfer = { user_id: buyer.id, amount: 50.5, currency: 'USD', date: `${monthNow().text}-01` };
  const token = await api.tokenFor(admin);
  expect((await api.request('post', '/api/bank-transfers', { token, body: transfer })).status).toBe(201);
  await held(new Date(api.clock.now().getTime() - 60_000).toISOString());
  await adjust(monthNow().text, 2.25, 'Eid');
  return { admin, superAdmin, teacher, student };
}

describe('the month for the accountant (D115)', () => {
  it('the accountant’s month has files for money, receipts and salaries, with the totals of the screens', async () => {
    const { admin, teacher } = await aMonth();
    const files = await filesOf(admin);
    expect(Object.keys(files).sort()).toEqual(
      ['payments', 'receipts', 'refunds', 'salaries', 'salary-lines', 'transfers'].sort(),
    );
    const [usd] = await json(admin, '/statistics/money');
    const { card, transfers } = usd.months.at(-1);
    expect(totalOf(files.payments) - totalOf(files.refunds)).toBe(card);
    expect(totalOf(files.transfers)).toBe(transfers);
    const receipts: { kind: string; amount: number }[] = await json(admin, '/receipts?per_page=100');
    const listed = receipts.reduce((sum, { kind, amount }) => sum + (kind === 'receipt' ? amount : -amount), 0);
    expect(totalOf(files.receipts)).toBe(listed);
    const salary = await json(admin, `/teacher-salaries/${teacher.id}/months/${monthNow().text}`);
    expect(totalOf(files.salaries)).toBe(salary.total);
    expect(totalOf(files['salary-lines'])).toBe(salary.total);
    const lines = (files['salary-lines'] ?? []).filter(([first]) => first === teacher.name);
    expect(lines.reduce((sum, row) => sum + Number(row[7]), 0)).toBe(salary.total);
  });

  it('the accountant’s month is in the language of the pages, and each download is in the audit log', async () => {
    const { superAdmin } = await aMonth();
    const { payments: rows = [], 'salary-lines': lines = [] } = await filesOf(superAdmin, 'language=ar');
    expect([rows[0]?.[0], rows.at(-1)?.[0]]).toEqual(['التاريخ', 'المجموع']);
    expect(lines.flat()).toContain('حضور');
    expect(lines.flat()).not.toContain('Presence');
    const [line] = await api.deps.database.sql.query<{ action: string; after: object }>({
      text: 'select action, after from audit_log where actor_id = $1 order by id desc limit 1',
      values: [superAdmin.id],
    });
    expect(line).toEqual({ action: 'office.export', after: { month: monthNow().text } });
  });

  it('an accountant’s month that has not started, or is no month, is 422 at its field', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    for (const query of ['year=2099&month=1', 'year=2026&month=13']) {
      const response = await get(admin, `/office/month?${query}`);
      expect([response.status, (await response.json()).fields[0].path]).toEqual([422, 'month']);
    }
  });
});
