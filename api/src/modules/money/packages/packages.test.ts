import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { sampleOf, typedFieldsOf } from '#testing/typed-fields.ts';
import { packageFields } from './packages.fields.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const tokenOf = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const eight = { title: 'Eight classes', classesNum: 8, prices: [{ currency: 'USD', amount: '40.50' }], visibleTo: [] };

async function roleId(name: string): Promise<string> {
  const [role] = await sql.query<{ id: number }>({ text: 'select id from roles where name = $1', values: [name] });
  return String(role?.id);
}
async function add(token: string, fields: object = {}) {
  const response = await api.request('post', '/api/packages', { token, body: { ...eight, ...fields } });
  expect(response.status).toBe(201);
  return (await response.json()).data;
}
async function page(token: string, query = '') {
  const response = await api.request('get', `/api/packages?${query}`, { token });
  expect(response.status).toBe(200);
  return response.json();
}
const titlesOf = async (token: string, query = '') =>
  (await page(token, query)).data.map(({ title }: { title: string }) => title);
const statusOf = async (method: string, path: string, token: string) =>
  (await api.request(method, `/api/packages/${path}`, { token })).status;

describe('packages', () => {
  it('a package is created, changed and deleted, and each change is in the audit log', async () => {
    const token = await tokenOf('admin');
    const guest = await roleId('guest');
    const prices = [
      { currency: 'usd', amount: '٤٠٫٥' },
      { currency: 'JPY', amount: 5000 },
    ];
    const data = await add(token, { title: '  Eight classes ', classesNum: '8', prices, visibleTo: [guest, guest] });
    expect(data).toMatchObject({
      _id: expect.any(String),
      title: 'Eight classes',
      classesNum: 8,
      prices: [
        { currency: 'USD', amount: 40.5 },
        { currency: 'JPY', amount: 5000 },
      ],
      visibleTo: [guest],
      active: true,
      createdAt: api.clock.now().toISOString(),
      may: { update: true, deactivate: true, reactivate: false, delete: true },
    });
    const path = `/api/packages/${data._id}`;
    const body = { title: 'Twelve', classesNum: 12, prices: [{ currency: 'JPY', amount: 7000 }], visibleTo: [] };
    expect((await (await api.request('put', path, { token, body })).json()).data).toEqual({ ...data, ...body });
    expect((await (await api.request('get', path, { token })).json()).data).toEqual({ ...data, ...body });
    expect(await statusOf('delete', data._id, token)).toBe(200);
    for (const [method, rest] of [
      ['get', ''],
      ['put', '/deactivate'],
      ['put', '/reactivate'],
      ['delete', ''],
    ] as const)
      expect(await statusOf(method, data._id + rest, token)).toBe(404);
    expect((await api.request('put', path, { token, body })).status).toBe(404);
    const audit = await sql.query({
      text: `select action, before ->> 'title' as before, after ->> 'title' as after from audit_log order by id`,
    });
    expect(audit).toEqual([
      { action: 'package.create', before: null, after: 'Eight classes' },
      { action: 'package.update', before: 'Eight classes', after: 'Twelve' },
      { action: 'package.delete', before: 'Twelve', after: null },
    ]);
  });

  it.each(typedFieldsOf(packageFields))(
    'an edited $name of a package is stored, shown, and recorded with its former value',
    async (field) => {
      const token = await tokenOf('admin');
      const { _id, may, active, createdAt, ...body } = await add(token);
      const { name } = field;
      const value = sampleOf(field, body[name], [[await roleId('student')]]);
      const path = `/api/packages/${_id}`;
      const sent = { token, body: { ...body, [name]: value } };
      expect((await (await api.request('put', path, sent)).json()).data[name]).toEqual(value);
      expect((await (await api.request('get', path, { token })).json()).data).toMatchObject({ ...body, [name]: value });
      const [line] = await sql.query<{ before: object; after: object }>({
        text: `select before, after from audit_log where action = 'package.update'`,
      });
      const recorded = name === 'visibleTo' ? [Number((value as string[])[0])] : value;
      expect(line).toEqual({ before: { [name]: body[name] }, after: { [name]: recorded } });
    },
  );

  it('a package is found by its title in either language; a client that sends one title keeps the other (D168)', async () => {
    const token = await tokenOf('admin');
    const { _id, may, active, createdAt, titleAr, ...body } = await add(token, { title: 'Gold', titleAr: 'الذهبية' });
    expect(titleAr).toBe('الذهبية');
    expect(await titlesOf(token, `title=${encodeURIComponent('ذهب')}`)).toEqual(['Gold']);
    const put = async (sent: object) =>
      (await (await api.request('put', `/api/packages/${_id}`, { token, body: sent })).json()).data;
    expect(await put({ ...body, title: 'Golden' })).toMatchObject({ title: 'Golden', titleAr: 'الذهبية' });
    expect((await put({ ...body, titleAr: '' })).titleAr).toBeNull();
  });

  it('a client that does not know extra classes makes none, and keeps them (D133)', async () => {
    const token = await tokenOf('admin');
    expect((await add(token)).forSubscribers).toBe(false);
    const { _id } = await add(token, { forSubscribers: true });
    const put = async (sent: object) =>
      (await (await api.request('put', `/api/packages/${_id}`, { token, body: { ...eight, ...sent } })).json()).data;
    expect((await put({ title: 'More' })).forSubscribers).toBe(true);
    expect((await put({ forSubscribers: false })).forSubscribers).toBe(false);
  });

  it('packages are listed newest first, filtered by title and number of classes', async () => {
    const token = await tokenOf('admin');
    for (const [title, classesNum] of [
      ['الباقة الأولى', 4],
      ['Silver', 8],
      ['Gold', 12],
    ] as const) {
      await add(token, { title, classesNum });
      api.clock.advance(1000);
    }
    expect(await titlesOf(token)).toEqual(['Gold', 'Silver', 'الباقة الأولى']);
    expect(await titlesOf(token, 'sort=classesNum')).toEqual(['الباقة الأولى', 'Silver', 'Gold']);
    expect(await titlesOf(token, `title=${encodeURIComponent('الاولى')}`)).toEqual(['الباقة الأولى']);
    expect(await titlesOf(token, 'classesNum=8&title=')).toEqual(['Silver']);
    expect(await titlesOf(token, 'classesNum=&title=gol')).toEqual(['Gold']);
    expect(await page(token, 'limit=2&page=2')).toMatchObject({ page: 2, limit: 2, total: 3, totalPages: 2 });
    expect(await page(token)).toMatchObject({ limit: 100 });
  });

  it('a deactivated package is shown to staff and to the buyer who has it (D40)', async () => {
    const admin = await tokenOf('admin');
    const { _id } = await add(admin);
    const holder = await api.tokenFor(await api.buildUser({ role: 'student', subscriptionPackageId: Number(_id) }));
    const other = await tokenOf('student');
    expect(await statusOf('put', `${_id}/deactivate`, admin)).toBe(200);
    expect(await statusOf('put', `${_id}/deactivate`, admin)).toBe(409);
    for (const token of [admin, holder]) expect((await page(token)).data).toMatchObject([{ _id, active: false }]);
    expect((await page(other)).data).toEqual([]);
    expect(await statusOf('get', _id, other)).toBe(404);
    expect((await page(admin)).data[0].may).toMatchObject({ deactivate: false, reactivate: true });
    expect(await statusOf('put', `${_id}/reactivate`, admin)).toBe(200);
    expect(await statusOf('put', `${_id}/reactivate`, admin)).toBe(409);
    expect((await page(other)).data).toMatchObject([{ _id, active: true }]);
  });

  it('a guest cannot see a package for students', async () => {
    const admin = await tokenOf('admin');
    const { _id } = await add(admin, { visibleTo: [await roleId('student')] });
    expect(await titlesOf(await tokenOf('student'))).toEqual(['Eight classes']);
    const guest = await tokenOf('guest');
    expect(await titlesOf(guest)).toEqual([]);
    expect(await statusOf('get', _id, guest)).toBe(404);
  });

  it('a viewer who reads packages and is no buyer sees all of them', async () => {
    const { _id } = await add(await tokenOf('admin'), { visibleTo: [await roleId('student')] });
    const token = await api.tokenFor(await api.buildUser({ permissions: ['subscriptions.packages.read'] }));
    const may = { update: false, deactivate: false, reactivate: false, delete: false };
    expect((await page(token)).data).toMatchObject([{ _id, may }]);
  });

  it.each<[string, object]>([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(101) }],
    ['classesNum', { classesNum: 0 }],
    ['classesNum', { classesNum: 1001 }],
    ['classesNum', { classesNum: 1.5 }],
    ['prices', { prices: [] }],
    ['prices.0.currency', { prices: [{ currency: 'XXX', amount: 1 }] }],
    ['prices.0.amount', { prices: [{ currency: 'USD', amount: 0 }] }],
    ['prices.0.amount', { prices: [{ currency: 'USD', amount: '-1' }] }],
    ['prices.0.amount', { prices: [{ currency: 'USD', amount: '0.49' }] }],
    [
      'prices.1.amount',
      {
        prices: [
          { currency: 'USD', amount: 5 },
          { currency: 'JPY', amount: 49 },
        ],
      },
    ],
    ['prices.0.currency', { prices: [{ currency: 'IQD', amount: 5000 }] }],
    ['prices.0.amount', { prices: [{ currency: 'USD', amount: '1.005' }] }],
    ['prices.0.amount', { prices: [{ currency: 'JPY', amount: '10.5' }] }],
    ['prices.0.amount', { prices: [{ currency: 'KWD', amount: '5.124' }] }],
    ['prices.0.amount', { prices: [{ currency: 'USD', amount: '1000000' }] }],
    ['prices.1', { prices: ['USD', 'usd'].map((currency) => ({ currency, amount: 5 })) }],
    ['visibleTo', { visibleTo: ['999999'] }],
  ])('a wrong %s is rejected (D40): %j', async (field, wrong) => {
    const body = { ...eight, ...wrong };
    const response = await api.request('post', '/api/packages', { token: await tokenOf('admin'), body });
    expect(response.status).toBe(422);
    expect((await response.json()).fields.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  it('a package can be offered to the roles student and guest', async () => {
    const response = await api.request('get', '/api/packages/audiences', { token: await tokenOf('admin') });
    const names = ['student', 'guest'];
    const data = await Promise.all(names.map(async (name) => ({ id: await roleId(name), name })));
    expect(await response.json()).toEqual({ data });
  });

  it('a package for another role than student and guest is rejected', async () => {
    const body = { ...eight, visibleTo: [await roleId('teacher')] };
    const response = await api.request('post', '/api/packages', { token: await tokenOf('admin'), body });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toMatchObject([{ path: 'visibleTo' }]);
  });
});
