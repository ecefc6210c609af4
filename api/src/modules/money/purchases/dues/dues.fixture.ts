import { storeSettings } from '#base/academy/academy-settings.ts';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { formOf, pdf, type Sent } from '#testing/fixtures/media.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Person = { id: number };
const inBoth = (text: string) => ({ en: text, ar: text });
const accountIn = (currency: string) => ({
  currency,
  bank: { en: 'Crescent Bank', ar: 'بنك الهلال' },
  holder: inBoth('Academy'),
  number: `JO94 ${currency} 0302`,
});
const proof: Sent = [pdf(), 'proof.pdf', 'application/pdf'];

/** Families that pay by transfer, and the calls with which they and staff do so. */
export function useDues(api: TestApi) {
  const { sql } = api.deps.database;
  async function call(person: Person, method: string, path: string, body?: unknown) {
    const token = await api.tokenFor(person);
    const response = await api.request(method, `/api${path}`, { token, ...(body === undefined ? {} : { body }) });
    return { status: response.status, body: await response.json() };
  }
  const settings = async (values: Record<string, string | number | boolean>) => {
    await storeSettings(sql, { values: new Map(Object.entries(values)), at: api.clock.now(), by: null });
    await api.deps.academySettings.refresh();
  };
  const relate = (student: Person, relative: Person, relationshipType: 'parent' | 'aunt') =>
    sql.orm.insert(relations).values({ userId: student.id, relatedUserId: relative.id, relationshipType });
  return {
    sql,
    call,
    settings,
    takes: (...currencies: string[]) => settings({ bank_accounts: JSON.stringify(currencies.map(accountIn)) }),
    async family() {
      const [mother, father, aunt] = [
        await api.buildUser({ role: 'guest', name: 'Amina' }),
        await api.buildUser({ role: 'guest', name: 'Ahmed' }),
        await api.buildUser({ role: 'guest', name: 'Salma' }),
      ];
      const child = await api.buildStudent({ name: 'Yusuf' });
      await relate(child, mother, 'parent');
      await relate(child, father, 'parent');
      await relate(child, aunt, 'aunt');
      return { mother, father, aunt, child, admin: await api.buildUser({ role: 'admin' }) };
    },
    /** A further child of a parent. */
    async childOf(parent: Person) {
      const child = await api.buildStudent({ name: 'Hana' });
      await relate(child, parent, 'parent');
      return child;
    },
    async package(currency = 'USD', minor = 4000): Promise<number> {
      const [row] = await sql.query<{ id: number }>({
        text: `with made as (insert into packages (title, title_ar, classes_num) values ('Eight', 'ثمانٍ', 8) returning id)
          insert into package_prices (package_id, currency, amount_minor, position) select id, $1, $2, 1 from made
          returning package_id::int as id`,
        values: [currency, minor],
      });
      return row?.id ?? 0;
    },
    buy: (payer: Person, packageId: number, student: Person, query = 'currency=USD') =>
      call(payer, 'post', `/subscriptions/bank/${packageId}?${query}&student_id=${student.id}`),
    report: (payer: Person, dueId: string, amount: number, fields: Record<string, string> = {}) =>
      call(
        payer,
        'post',
        `/dues/${dueId}/reports`,
        formOf({ amount: String(amount), paidOn: '2026-01-01', file: proof, ...fields }),
      ),
    accept: (staff: Person, reportId: string, amount?: number) =>
      call(staff, 'put', `/transfer-reports/${reportId}/accept`, amount === undefined ? {} : { amount }),
    reject: (staff: Person, reportId: string, reason = 'Nothing has arrived') =>
      call(staff, 'put', `/transfer-reports/${reportId}/reject`, { reason }),
    due: async (person: Person, id: string) => (await call(person, 'get', `/dues/${id}`)).body.data,
    ledgerOf: ({ id }: Person) =>
      sql.query<{ delta: number; reason: string }>({
        text: 'select delta, reason from class_ledger where student_id = $1 order by id',
        values: [id],
      }),
    receiptsOf: ({ id }: Person) =>
      sql.query<{ kind: string; minor: number }>({
        text: 'select kind, amount_minor::float8 as minor from receipts where student_id = $1 order by id',
        values: [id],
      }),
    /** The keys of the notifications that a person has still to read. */
    async unreadOf({ id }: Person): Promise<string[]> {
      const text = 'select key from notifications where recipient_id = $1 and read_at is null order by key';
      return (await sql.query<{ key: string }>({ text, values: [id] })).map(({ key }) => key);
    },
    keysOf: async (person: Person): Promise<string[]> =>
      (await call(person, 'get', '/notifications?limit=50')).body.data.map(({ key }: { key: string }) => key).reverse(),
  };
}
