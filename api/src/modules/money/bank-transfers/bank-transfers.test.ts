import { describe, expect, it } from 'vitest';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { sampleOf, typedFieldsOf } from '#testing/typed-fields.ts';
import { transferFields } from './bank-transfers.fields.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const tokenOf = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const today = () => academyDay({ now: api.clock.now(), deps: api.deps });
const inDays = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);
const add = (token: string, user: { id: number }, fields: object = {}) =>
  api.request('post', '/api/bank-transfers', {
    token,
    body: { user_id: user.id, amount: '40.50', currency: 'USD', date: today(), ...fields },
  });
async function page(token: string, query = '') {
  const response = await api.request('get', `/api/bank-transfers?${query}`, { token });
  expect(response.status).toBe(200);
  return response.json();
}
const referencesOf = async (token: string, query = '') =>
  (await page(token, query)).data.map((each: { reference_number: string }) => each.reference_number);
const all = ['read', 'create', 'update', 'delete'].map((action) => `subscriptions.bank_transfers.${action}`);

describe('bank transfers', () => {
  it('a transfer is recorded, changed and deleted, each in the audit log, and books no classes (D41)', async () => {
    const token = await tokenOf('admin');
    const student = await api.buildStudent({ name: 'Salma' });
    const made = await add(token, student, { reference_number: ' TR-1 ', note: 'From the uncle' });
    expect(made.status).toBe(201);
    const { data } = await made.json();
    expect(data).toMatchObject({
      id: expect.any(String),
      reference_number: 'TR-1',
      user_id: String(student.id),
      user_name: 'Salma',
      amount: 40.5,
      currency: 'USD',
      date: today(),
      note: 'From the uncle',
      created_at: api.clock.now().toISOString(),
      may: { update: true, delete: true },
    });
    const path = `/api/bank-transfers/${data.id}`;
    const body = { user_id: student.id, amount: '5.125', currency: 'kwd', date: '2026-01-02', reference_number: '' };
    const changed = { ...data, amount: 5.125, currency: 'KWD', date: '2026-01-02', reference_number: null, note: null };
    expect((await (await api.request('put', path, { token, body })).json()).data).toEqual(changed);
    expect((await (await api.request('get', path, { token })).json()).data).toEqual(changed);
    expect((await api.request('delete', path, { token })).status).toBe(200);
    for (const method of ['get', 'put', 'delete'])
      expect((await api.request(method, path, { token, ...(method === 'put' ? { body } : {}) })).status).toBe(404);
    expect(await page(token)).toMatchObject({ data: [], pagination: { total: 0, per_page: 100 } });
    const audit = await sql.query({
      text: `select action, before ->> 'minor' as before, after ->> 'minor' as after from audit_log order by id`,
    });
    expect(audit).toEqual([
      { action: 'bank_transfer.create', before: null, after: '4050' },
      { action: 'bank_transfer.update', before: '4050', after: '5125' },
      { action: 'bank_transfer.delete', before: '5125', after: null },
    ]);
    expect(await sql.query({ text: 'select from class_ledger' })).toEqual([]);
  });

  it.each(typedFieldsOf(transferFields))(
    'an edited $name of a transfer is stored, shown, and recorded with its former value',
    async (field) => {
      const [token, payer, other] = [await tokenOf('admin'), await api.buildStudent(), await api.buildStudent()];
      const { data } = await (await add(token, payer)).json();
      const { name } = field;
      const value = sampleOf(field, data[name], [String(other.id)]);
      const path = `/api/bank-transfers/${data.id}`;
      const sent = { token, body: { ...data, [name]: value } };
      expect((await (await api.request('put', path, sent)).json()).data[name]).toBe(value);
      expect((await (await api.request('get', path, { token })).json()).data[name]).toBe(value);
      const [line] = await sql.query<{ before: object; after: object }>({
        text: `select before, after from audit_log where action = 'bank_transfer.update'`,
      });
      const stored = (shown: unknown) => (name === 'user_id' ? Number(shown) : shown);
      expect(line).toMatchObject({ before: { [name]: stored(data[name]) }, after: { [name]: stored(value) } });
    },
  );

  it('bank transfers are listed by date and filtered by person, reference and currency', async () => {
    const token = await tokenOf('admin');
    const [salma, omar] = [await api.buildStudent({ name: 'سلمى' }), await api.buildStudent({ name: 'Omar' })];
    await add(token, salma, { reference_number: 'A-1', date: '2026-01-03' });
    await add(token, omar, { reference_number: 'B-2', date: '2026-01-01', currency: 'EGP' });
    await add(token, omar, { reference_number: 'C-3', date: '2026-01-02' });
    expect(await referencesOf(token)).toEqual(['A-1', 'C-3', 'B-2']);
    expect(await referencesOf(token, 'sort=user_name')).toEqual(['B-2', 'C-3', 'A-1']);
    expect(await referencesOf(token, `user_id=${omar.id}&currency=&sort=date`)).toEqual(['B-2', 'C-3']);
    expect(await referencesOf(token, 'currency=egp&user_id=')).toEqual(['B-2']);
    expect(await referencesOf(token, `user_name=${encodeURIComponent('سلمي')}`)).toEqual(['A-1']);
    expect(await referencesOf(token, 'reference_number=b-')).toEqual(['B-2']);
    expect(await referencesOf(token, 'search=c-3')).toEqual(['C-3']);
    expect(await page(token, 'per_page=2&page=2')).toMatchObject({ pagination: { total: 3, totalPages: 2 } });
    await api.deps.database.sql.query({
      text: 'update users set deleted_at = now() where id = $1',
      values: [salma.id],
    });
    expect(await referencesOf(token, 'sort=-user_name&per_page=2')).toEqual(['A-1', 'C-3']);
    expect(await referencesOf(token, 'sort=-user_name&per_page=2&page=2')).toEqual(['B-2']);
    expect(await referencesOf(token, `search=${encodeURIComponent('سلمي')}&sort=user_name`)).toEqual(['A-1']);
    expect(await referencesOf(token, 'search=om')).toEqual(['C-3', 'B-2']);
    expect(await referencesOf(token, `search=${encodeURIComponent(omar.email)}`)).toEqual([]);
  });

  it('a reference number is free again after its transfer is deleted', async () => {
    const [token, student] = [await tokenOf('admin'), await api.buildStudent()];
    const { data } = await (await add(token, student, { reference_number: 'TR-1' })).json();
    const again = await add(token, student, { reference_number: 'TR-1' });
    expect(again.status).toBe(422);
    expect((await again.json()).fields).toMatchObject([{ path: 'reference_number', code: 'duplicate' }]);
    await api.request('delete', `/api/bank-transfers/${data.id}`, { token });
    expect((await add(token, student, { reference_number: 'TR-1' })).status).toBe(201);
  });

  it('the latest date is tomorrow in the academy’s zone, after its midnight two days ahead of UTC', async () => {
    const [token, student] = [await tokenOf('admin'), await api.buildStudent()];
    const begin = api.clock.now().getTime();
    const midnight = new Date(`${inDays(1)}T00:00:00+03:00`);
    api.clock.advance(midnight.getTime() - begin - 1);
    const dayAfter = new Date(midnight.getTime() + 27 * 3_600_000).toISOString().slice(0, 10);
    expect((await add(token, student, { date: dayAfter })).status).toBe(422);
    api.clock.advance(1);
    const taken = await add(token, student, { date: dayAfter });
    api.clock.advance(begin - api.clock.now().getTime());
    expect(taken.status).toBe(201);
  });

  it('a transfer’s date is at most tomorrow', async () => {
    const [token, student] = [await tokenOf('admin'), await api.buildStudent()];
    expect((await add(token, student, { date: inDays(1) })).status).toBe(201);
    const late = await add(token, student, { date: inDays(2) });
    expect(late.status).toBe(422);
    expect((await late.json()).fields).toMatchObject([{ path: 'date', code: 'future' }]);
  });

  it.each<[string, object]>([
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '1.005' }],
    ['amount', { amount: 'much' }],
    ['currency', { currency: 'XXX' }],
    ['date', { date: '2026-02-30' }],
    ['user_id', { user_id: '' }],
    ['user_id', { user_id: 999_999 }],
    ['note', { note: 'x'.repeat(2001) }],
  ])('a transfer with a wrong %s is rejected: %j', async (field, wrong) => {
    const response = await add(await tokenOf('admin'), await api.buildStudent(), wrong);
    expect(response.status).toBe(422);
    expect((await response.json()).fields.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  it('a role with the scope `own` reaches only the transfers of its own students (D9)', async () => {
    const teacher = await api.buildUser({ permissions: all });
    await sql.query({ text: `update roles set scope = 'own' where id = $1`, values: [teacher.roleId] });
    const token = await api.tokenFor(teacher);
    const student = await api.buildStudent();
    const { data } = await (await add(await tokenOf('admin'), student)).json();
    expect(await page(token)).toMatchObject({ data: [], pagination: { total: 0 } });
    const path = `/api/bank-transfers/${data.id}`;
    expect((await api.request('get', path, { token })).status).toBe(404);
    expect((await api.request('delete', path, { token })).status).toBe(404);
    expect((await add(token, student)).status).toBe(422);
  });

  it('a viewer without the permission to change may only read', async () => {
    await add(await tokenOf('admin'), await api.buildStudent());
    const token = await api.tokenFor(await api.buildUser({ permissions: all.slice(0, 2) }));
    expect((await page(token)).data).toMatchObject([{ may: { update: false, delete: false } }]);
  });
});
