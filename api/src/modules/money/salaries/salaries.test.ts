import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { priceAt } from './price-at.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const admin = async () => api.tokenFor(await api.buildUser({ role: 'admin' }));
const path = (teacher: { id: number }, id?: string) => `/api/teacher-salaries/${teacher.id}${id ? `/${id}` : ''}`;

async function add(token: string, teacher: { id: number }, price: unknown, from: string) {
  const body = { price_per_class: price, effective_from: from };
  return api.request('post', path(teacher), { token, body });
}
const auditOf = (action: string) =>
  sql.query<{ before: object | null; after: object | null }>({
    text: 'select before, after from audit_log where action = $1',
    values: [action],
  });

describe('a teacher’s salaries', () => {
  it('a teacher’s prices are created, updated and deleted, latest first, and audited', async () => {
    const token = await admin();
    const teacher = await api.buildTeacher();
    const first = await (await add(token, teacher, '10.5', '2026-01-01')).json();
    expect(first.data).toMatchObject({ price_per_class: 10.5, effective_from: '2026-01-01' });
    expect((await add(token, teacher, 12, '2026-03-01')).status).toBe(201);
    const body = { price_per_class: 11.25, effective_from: '2026-02-01' };
    expect((await api.request('put', path(teacher, first.data.id), { token, body })).status).toBe(200);
    const seen = await (await api.request('get', `${path(teacher)}?per_page=1`, { token })).json();
    expect(seen.data.salaries).toMatchObject([{ price_per_class: 12, effective_from: '2026-03-01' }]);
    expect(seen.pagination).toEqual({ total: 2, page: 1, per_page: 1, totalPages: 2 });
    expect((await api.request('delete', path(teacher, first.data.id), { token })).status).toBe(200);
    expect((await api.request('delete', path(teacher, first.data.id), { token })).status).toBe(404);
    const state = (price: number, from: string) => ({
      teacher_id: teacher.id,
      price_per_class: price,
      effective_from: from,
    });
    expect(await auditOf('salary.create')).toHaveLength(2);
    expect(await auditOf('salary.update')).toEqual([
      { before: state(10.5, '2026-01-01'), after: state(11.25, '2026-02-01') },
    ]);
    expect(await auditOf('salary.delete')).toEqual([
      { before: { ...state(11.25, '2026-02-01'), per: 'class' }, after: null },
    ]);
  });

  it('a price is unique per date (D33), and is from 0 to 100,000 with two decimals', async () => {
    const token = await admin();
    const teacher = await api.buildTeacher();
    const statusOf = async (price: unknown, from = '2026-01-01') => (await add(token, teacher, price, from)).status;
    expect(await statusOf(0)).toBe(201);
    expect(await statusOf(100_000, '2026-01-02')).toBe(201);
    expect(await statusOf('١٬٢٣٤٫٥', '2026-01-03')).toBe(201);
    const same = await add(token, teacher, 5, '2026-01-01');
    expect(same.status).toBe(409);
    expect((await same.json()).fields[0].path).toBe('effective_from');
    for (const wrong of [-1, 100_000.01, 1.234, '', 'ten', null, undefined])
      expect(await statusOf(wrong, '2026-05-01'), String(wrong)).toBe(422);
    for (const wrong of ['', '2026-02-30', '01/02/2026']) expect(await statusOf(5, wrong), wrong).toBe(422);
    const [row] = await sql.query<{ id: string }>({ text: `select id::text from teacher_salaries order by id` });
    const body = { price_per_class: 5, effective_from: '2026-01-02' };
    expect((await api.request('put', path(teacher, row?.id), { token, body })).status).toBe(409);
  });

  it('only the teacher and admins can read salaries (D9, D33)', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    const statusFor = async (viewer: { id: number }) =>
      (await api.request('get', path(teacher), { token: await api.tokenFor(viewer) })).status;
    const clerk = await api.buildUser({ permissions: ['users.read', 'users.update'] });
    expect(await statusFor(teacher)).toBe(200);
    expect(await statusFor(await api.buildUser({ role: 'admin' }))).toBe(200);
    for (const viewer of [leader, clerk, await api.buildTeacher(), await api.buildStudent({ teacher })])
      expect(await statusFor(viewer)).toBe(404);
    expect((await add(await api.tokenFor(clerk), teacher, 5, '2026-01-01')).status).toBe(403);
    expect((await api.request('get', path(teacher))).status).toBe(401);
  });

  it('salaries of a user who is no teacher, or of another teacher, are 404', async () => {
    const token = await admin();
    const [teacher, other] = [await api.buildTeacher(), await api.buildTeacher()];
    expect((await add(token, await api.buildStudent(), 5, '2026-01-01')).status).toBe(404);
    const { data } = await (await add(token, teacher, 5, '2026-01-01')).json();
    expect((await api.request('delete', path(other, data.id), { token })).status).toBe(404);
  });
});

describe('a price per hour (D127)', () => {
  it('is set by `per`, kept by a change without it, and listed with it', async () => {
    const token = await admin();
    const teacher = await api.buildTeacher();
    const body = { price_per_class: 9.99, per: 'hour', effective_from: '2020-01-01' };
    const added = await (await api.request('post', path(teacher), { token, body })).json();
    expect(added.data).toMatchObject({ price_per_class: 9.99, per: 'hour' });
    await add(token, teacher, 5, '2019-01-01');
    const put = async (fields: object) =>
      (await (await api.request('put', path(teacher, added.data.id), { token, body: { ...body, ...fields } })).json())
        .data;
    expect(await put({ per: undefined, price_per_class: 12 })).toMatchObject({ price_per_class: 12, per: 'hour' });
    const { data } = await (await api.request('get', path(teacher), { token })).json();
    expect(data).toMatchObject({ current_price: 12, current_per: 'hour', current_from: '2020-01-01' });
    expect(data.salaries).toMatchObject([{ per: 'hour' }, { per: 'class', price_per_class: 5 }]);
    expect(await put({ per: 'class' })).toMatchObject({ per: 'class' });
    expect((await auditOf('salary.update')).at(-1)).toMatchObject({ before: { per: 'hour' }, after: { per: 'class' } });
  });

  it('another unit is an error at its field', async () => {
    const teacher = await api.buildTeacher();
    const body = { price_per_class: 5, per: 'minute', effective_from: '2020-01-01' };
    const response = await api.request('post', path(teacher), { token: await admin(), body });
    expect(response.status).toBe(422);
    expect((await response.json()).fields[0].path).toBe('per');
  });
});

describe('the price of a class (D30)', () => {
  it('the price per class is the latest up to its date in the academy’s zone', async () => {
    const token = await admin();
    const [teacher, other] = [await api.buildTeacher(), await api.buildTeacher()];
    await add(token, teacher, 12.5, '2026-03-01');
    await add(token, teacher, 10, '2026-01-01');
    await add(token, teacher, 0, '2026-06-01');
    await add(token, other, 99, '2026-02-01');
    const at = (time: string) => priceAt(sql, teacher.id, new Date(time));
    // Amman is three hours ahead: its days begin at 21:00 UTC.
    expect(await at('2025-12-31T20:59:59Z')).toBeNull();
    expect(await at('2025-12-31T21:00:00Z')).toBe(1000);
    expect(await at('2026-02-28T20:59:59Z')).toBe(1000);
    expect(await at('2026-02-28T21:00:00Z')).toBe(1250);
    expect(await at('2026-05-31T20:00:00Z')).toBe(1250);
    expect(await at('2026-07-01T00:00:00Z')).toBe(0);
  });

  it('the salaries have the current price, or none', async () => {
    const token = await admin();
    const teacher = await api.buildTeacher();
    const current = async () => (await (await api.request('get', path(teacher), { token })).json()).data;
    expect(await current()).toMatchObject({ current_price: null, current_from: null });
    await add(token, teacher, 8.5, '2019-01-01');
    await add(token, teacher, 8.75, '2020-01-01');
    await add(token, teacher, 9, '2199-01-01');
    expect(await current()).toMatchObject({ current_price: 8.75, current_from: '2020-01-01' });
  });
});
