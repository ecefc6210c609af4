import { describe, expect, it } from 'vitest';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { seedDemo } from '../seed.ts';

const api = await useTestApi('once');
const payments = usePayments(api);

async function signedIn(login: string) {
  await seedDemo(api.deps);
  const body = { email: `${login}@academy.test`, password: 'academy-demo' };
  const { token } = (await (await api.request('post', '/api/login', { body })).json()).data;
  const get = async (path: string) => (await api.request('get', `/api/${path}`, { token })).json();
  return { get, id: Number((await get('profile')).data.user.id) };
}

interface Line {
  delta: number;
  balance: number;
  reason: string;
  ref: string | null;
}

describe('demo purchases', () => {
  it('the demo has paid, pending, failed and refunded invoices, numbered without gaps in the order of time', async () => {
    const { get } = await signedIn('admin');
    const [monthly, once] = [(await get('invoices')).data, (await get('payments/one-time')).data];
    const states = (invoices: { state: string }[]) => [...new Set(invoices.map(({ state }) => state))].sort();
    expect([states(monthly), states(once)]).toEqual([
      ['failed', 'paid'],
      ['failed', 'open', 'paid', 'refunded'],
    ]);
    const invoices: { invoice_number: string; created_at: string }[] = [...monthly, ...once];
    const byNumber = invoices.sort((one, other) => one.invoice_number.localeCompare(other.invoice_number));
    const times = byNumber.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort());
    const numbers = byNumber.map(({ invoice_number }) => invoice_number);
    expect(numbers).toEqual(numbers.map((_, index) => `TEST-${String(index + 1).padStart(6, '0')}`));
    expect(await payments.events()).toEqual([]);
  });

  it.each([
    ['student', 5, 'active', false],
    ['maryam.ahmed', 2, 'past_due', false],
    ['khadija.benali', 2, 'active', true],
  ])(
    'the purchases of %s are in the ledger, %i times, and the sum was never negative',
    async (login, paid, state, ends) => {
      const { get, id } = await signedIn(login);
      const { subscription, classes } = (await get('subscriptions/summary')).data;
      expect([subscription.state, subscription.endsAt !== null]).toEqual([state, ends]);
      const lines = (await get(`users/${id}/ledger?per_page=100`)).data as Line[];
      expect(lines[0]?.balance).toBe(classes.remaining);
      expect(classes.bought - classes.refunded + classes.adjusted - classes.used).toBe(classes.remaining);
      expect(Math.min(...lines.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0);
      const booked = lines.filter(({ ref }) => ref?.startsWith('payment:'));
      expect(booked.map(({ delta }) => delta)).toEqual(Array(paid).fill(subscription.classesNum));
      expect(booked.map(({ reason }) => reason).reverse()).toEqual(['purchase', ...Array(paid - 1).fill('renewal')]);
    },
  );

  it('the demo has a child whose parent pays, and one with a package since yesterday but without a teacher', async () => {
    const parent = await signedIn('parent');
    const [{ student_name, customer_name }] = (await parent.get('invoices/mine')).data;
    expect([student_name, customer_name]).toEqual(['Maryam Ahmed', 'Amina Ahmed']);
    const [line] = (await (await signedIn('admin')).get('statistics/attention')).data.filter(
      ({ kind }: { kind: string }) => kind === 'without_teacher',
    );
    expect(line).toMatchObject({ total: 1, items: [{ student: { name: 'زينب يوسف' } }] });
    const { data } = await (await signedIn('aminah.yusof')).get('statistics/next-steps');
    expect(data).toMatchObject([{ student: { name: 'زينب يوسف' }, teacher: null, firstClassAt: null }]);
    const hoursLeft = (Date.parse(data[0].teacherBy) - api.clock.now().getTime()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(0);
    expect((await (await signedIn('zaynab.yusof')).get('subscriptions/summary')).data.classes.remaining).toBe(8);
  });

  it('the payer of a failed renewal has its notification and a reminder (D114)', async () => {
    const { get } = await signedIn('parent');
    const keys = (await get('notifications?limit=50')).data.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(expect.arrayContaining(['payment.failed', 'payment.unpaid']));
    expect((await get('subscriptions/summary')).data.family).toContainEqual(
      expect.objectContaining({ subscription: expect.objectContaining({ state: 'past_due' }) }),
    );
  });

  it('each demo package has a title in English and one in Arabic', async () => {
    const { get } = await signedIn('admin');
    const packages: { title: string; titleAr: string }[] = (await get('packages')).data;
    expect(
      packages.every(({ title, titleAr }) => /^[a-z ]+$/i.test(title) && /^[\u0600-\u06ff ]+$/.test(titleAr)),
    ).toBe(true);
  });

  it('the sandbox knows the demo’s purchases: its pages open, and the next renewal adds classes', async () => {
    const { get, id } = await signedIn('hana.tariq');
    const [invoice] = (await get('invoices/mine')).data;
    for (const address of [invoice.invoice_url, invoice.invoice_pdf, invoice.receipt_url])
      expect((await payments.page(address)).status, address).toBe(200);
    const before = (await get('subscriptions/summary')).data;
    await payments.portal({ id }, 'renew');
    await payments.deliver();
    const { subscription, classes } = (await get('subscriptions/summary')).data;
    expect(classes.remaining).toBe(before.classes.remaining + subscription.classesNum);
  });

  it('families of the demo pay by transfer: one has paid and owes again, one is reported, one is new (D130 to D132)', async () => {
    const { get } = await signedIn('admin');
    const { data, totals } = await get('dues');
    const shown = (data as { student: { name: string }; state: string; overdueDays: number }[]).map(
      ({ student, state, overdueDays }) => [student.name, state, overdueDays > 0],
    );
    expect(shown).toEqual([
      ['ريان علي', 'paid', false],
      ['ريان علي', 'open', true],
      ['جنى محمود', 'reported', true],
      ['Sara Yılmaz', 'open', false],
    ]);
    expect(totals).toEqual({ KWD: 15_900, USD: 2800 + 5200 });
    const reports = (await get('transfer-reports')).data as { state: string }[];
    expect(reports.map(({ state }) => state).sort()).toEqual(['accepted', 'open', 'rejected']);
  });
});
