import { beforeEach, describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useBuyers } from '../buyers.fixture.ts';

const api = await useTestApi();
const { payments, get, ledgerOf } = useBuyers(api);
const { sql } = api.deps.database;
type Person = { id: number };

let admin: string;
let student: Person;
let packageId: number;

beforeEach(async () => {
  admin = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  student = await api.buildStudent();
  packageId = await payments.package();
});

const coupon = { code: 'Welcome', percent: 25, months: 'once' };
async function add(about: object = {}) {
  const response = await api.request('post', '/api/coupons', { token: admin, body: { ...coupon, ...about } });
  return { status: response.status, answer: await response.json() };
}
async function buy(buyer: Person, query = 'coupon=welcome', kind = 'monthly') {
  const token = await api.tokenFor(buyer);
  const path = `/api/subscriptions/${kind}/${packageId}?currency=USD&${query}`;
  const response = await api.request('post', path, { token });
  return { status: response.status, answer: await response.json() };
}
async function quote(buyer: Person, query = 'coupon=welcome') {
  const token = await api.tokenFor(buyer);
  const response = await api.request('get', `/api/subscriptions/quote/${packageId}?currency=USD&${query}`, { token });
  return { status: response.status, answer: await response.json() };
}
const problemOf = ({ status, answer }: { status: number; answer: { fields?: object[] } }) => [
  status,
  answer.fields?.[0],
];
const paid = () =>
  sql.query<{ paid: number; off: number; held: boolean; receipt: number | null }>({
    text: `select amount_minor as paid, discount_minor as off, held, (select amount_minor from receipts r
      where r.source = 'payment:' || y.id) as receipt from payments y order by id`,
  });

describe('coupons (D113)', () => {
  it('a coupon can be created, read, changed and deleted only by those who change packages, and its code is in capitals', async () => {
    const { status, answer } = await add({ from: '2026-01-01', packages: [String(packageId)], uses: 3 });
    expect(status).toBe(201);
    const made = { code: 'WELCOME', percent: 25, months: 'once', uses: 3, usesPerUser: null, used: 0, amounts: [] };
    expect(answer.data).toMatchObject({ ...made, packages: [String(packageId)], from: '2026-01-01', to: null });
    const path = `/api/coupons/${answer.data._id}`;
    const amounts = [{ currency: 'USD', amount: '5.50' }];
    const body = { code: 'welcome', percent: null, amounts, months: 'always' };
    const changed = await (await api.request('put', path, { token: admin, body })).json();
    expect(changed.data).toMatchObject({ amounts: [{ currency: 'USD', amount: 5.5 }], months: 'always', packages: [] });
    const list = await (await api.request('get', '/api/coupons?search=wel', { token: admin })).json();
    expect(list).toMatchObject({ data: [changed.data], pagination: { total: 1 } });
    const token = await api.tokenFor(student);
    for (const method of ['get', 'put', 'delete'])
      expect((await api.request(method, path, { token, ...(method === 'put' ? { body } : {}) })).status).toBe(403);
    expect((await api.request('delete', path, { token: admin })).status).toBe(200);
    expect((await api.request('get', path, { token: admin })).status).toBe(404);
    expect((await add()).status).toBe(201);
  });

  it.each([
    [{ percent: null }, 'percent'],
    [{ amounts: [{ currency: 'USD', amount: '1' }] }, 'percent'],
    [{ from: '2026-05-02', to: '2026-05-01' }, 'to'],
    [{ packages: ['999999'] }, 'packages'],
    [{ code: 'two words' }, 'code'],
    [{ percent: 101 }, 'percent'],
    [{ months: 0 }, 'months'],
  ])('a coupon with impossible values is rejected at the field: %j', async (about, path) => {
    const { status, answer } = await add(about);
    expect([status, answer.fields[0].path]).toEqual([422, path]);
  });

  it('a code of a coupon is unique in any case', async () => {
    await add();
    expect(problemOf(await add({ code: 'WELCOME' }))).toMatchObject([422, { path: 'code', code: 'duplicate' }]);
  });

  it('a code is unique by the fold of searches', async () => {
    await add({ code: 'رمضان-718' });
    for (const same of ['رَمَضان718', 'رمضان٧١٨', 'رمضان_718'])
      expect(problemOf(await add({ code: same }))).toMatchObject([422, { path: 'code', code: 'duplicate' }]);
    expect((await add({ code: 'رمضان719' })).status).toBe(201);
  });

  it.each([
    ['WELCOME718', ['WELCOME٧١٨', 'welcome 718', 'WELCOME-718', '“WELCOME718”', 'WELCOME718.', '\u200fwelcome۷۱۸']],
    ['رمضان718', ['رمضان٧١٨', 'رَمَضان ٧١٨', 'رمضان-718', '«رمضان718»']],
    ['İNDİRİM25', ['indirim25', 'İndirim 25', 'INDIRIM25']],
  ])('the coupon %s is found as people type it: %j', async (code, typed) => {
    await add({ code });
    for (const each of typed) {
      const { answer } = await quote(student, `coupon=${encodeURIComponent(each)}`);
      expect(answer.data.discount, each).toMatchObject({ coupon: code });
    }
  });

  it('a quote has the price before and after the discount', async () => {
    await add();
    const discount = { kind: 'coupon', coupon: 'WELCOME', amount: 10, months: 1 };
    expect((await quote(student)).answer.data).toEqual({ currency: 'USD', price: 40, total: 30, discount });
    expect((await quote(student, '')).answer.data).toEqual({ currency: 'USD', price: 40, total: 40, discount: null });
  });

  it('the provider subtracts a one-month discount only once, and receipt and payment have the paid amount', async () => {
    await add();
    const { answer } = await buy(student);
    expect(await (await payments.page(answer.url)).text()).toContain('<s>');
    await payments.pay(answer.url);
    await payments.portal(student, 'renew');
    await payments.deliver();
    expect(await paid()).toEqual([
      { paid: 3000, off: 1000, held: false, receipt: 3000 },
      { paid: 4000, off: 0, held: false, receipt: 4000 },
    ]);
    expect((await ledgerOf(student)).map(({ delta }) => delta)).toEqual([8, 8]);
    const { data: invoices } = await get(student, '/invoices/mine');
    expect(invoices.map(({ amount, discount }: Record<string, number>) => [amount, discount])).toEqual([
      [40, 0],
      [30, 10],
    ]);
    const { data } = await get(student, `/subscriptions/purchases/${answer.purchase}`);
    expect(data).toMatchObject({ amount: 40, discount: { coupon: 'WELCOME', amount: 10, months: 1 }, held: false });
  });

  it('a discount holds for the promised months or always, even after the coupon is changed', async () => {
    const { answer: made } = await add({ months: 2 });
    const { answer } = await buy(student);
    await api.request('put', `/api/coupons/${made.data._id}`, { token: admin, body: { ...coupon, percent: 50 } });
    await payments.pay(answer.url);
    for (const _ of [1, 2]) await payments.portal(student, 'renew');
    await payments.deliver();
    expect((await paid()).map((row) => [row.paid, row.held])).toEqual([
      [3000, false],
      [3000, false],
      [4000, false],
    ]);
  });

  it('a one-time purchase gets the discount once', async () => {
    await add({ percent: null, amounts: [{ currency: 'USD', amount: 8 }], months: 'always' });
    const { answer } = await buy(student, 'coupon=WELCOME', 'one-time');
    await payments.pay(answer.url);
    await payments.deliver();
    expect((await ledgerOf(student)).map(({ delta }) => delta)).toEqual([8]);
    expect(await paid()).toMatchObject([{ paid: 3200, off: 800, held: false }]);
  });

  it.each([
    [{}, 'coupon=nothing', 'unknown'],
    [{ from: '2100-01-01' }, 'coupon=welcome', 'unknown'],
    [{ to: '2020-01-01' }, 'coupon=welcome', 'expired'],
    [{ percent: null, amounts: [{ currency: 'EUR', amount: 5 }] }, 'coupon=welcome', 'other_currency'],
    [{ percent: 100 }, 'coupon=welcome', 'too_little'],
    [{ percent: null, amounts: [{ currency: 'USD', amount: '39.60' }] }, 'coupon=welcome', 'too_little'],
  ])('the coupon %j with %s is 422 at its field, in the quote and in the purchase: %s', async (about, query, code) => {
    await add(about);
    for (const result of [await quote(student, query), await buy(student, query)])
      expect(problemOf(result)).toMatchObject([422, { path: 'coupon', code }]);
  });

  it('a coupon for another package, or for first purchases of a buyer who has bought before, is 422', async () => {
    await add({ packages: [String(await payments.package())] });
    expect(problemOf(await buy(student))).toMatchObject([422, { code: 'other_package' }]);
    await add({ code: 'first', firstPurchaseOnly: true });
    // A purchase by transfer that is not paid is not one that was bought.
    await sql.query({
      text: `insert into purchases (user_id, student_id, package_id, kind, title, classes_num, currency, amount_minor, account, state)
        values ($1, $1, $2, 'monthly', 'Eight', 8, 'USD', 4000, 'bank', 'awaiting')`,
      values: [student.id, packageId],
    });
    expect((await quote(student, 'coupon=first')).status).toBe(200);
    await sql.query({ text: `update purchases set state = 'expired' where state = 'awaiting'` });
    const { answer } = await buy(student, 'coupon=first', 'one-time');
    await payments.pay(answer.url);
    await payments.deliver();
    expect(problemOf(await buy(student, 'coupon=first'))).toMatchObject([422, { code: 'first_only' }]);
  });

  it('of two parallel buyers one gets the last use of a coupon, which is free again when the checkout expires', async () => {
    await add({ uses: 1 });
    const buyers = [student, await api.buildStudent(), await api.buildStudent()];
    const results = await Promise.all(buyers.map((buyer) => buy(buyer)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const winner = buyers[results.findIndex(({ status }) => status === 200)] ?? student;
    const [loser = student] = buyers.filter((buyer) => buyer !== winner);
    expect((await buy(winner, 'coupon=welcome', 'one-time')).status).toBe(200);
    expect((await buy(winner, '')).status).toBe(200);
    expect((await buy(loser)).status).toBe(200);
  });

  it('a coupon with one use per person is used up by one purchase', async () => {
    await add({ usesPerUser: 1 });
    const { answer } = await buy(student, 'coupon=welcome', 'one-time');
    await payments.pay(answer.url);
    await payments.deliver();
    expect(problemOf(await buy(student))).toMatchObject([422, { path: 'coupon', code: 'used_up' }]);
  });
});

describe('the sibling discount (D113)', () => {
  async function family() {
    const mother = await api.buildUser({ role: 'guest' });
    const children = [await api.buildStudent(), await api.buildStudent()] as const;
    for (const { id } of children)
      await sql.orm.insert(relations).values({ userId: id, relatedUserId: mother.id, relationshipType: 'parent' });
    const body = { sibling_discount: 20 };
    expect((await api.request('put', '/api/settings', { token: admin, body })).status).toBe(200);
    return { mother, children };
  }

  it('the second child of a parent pays less each month, as long as the first child’s subscription is active', async () => {
    const { mother, children } = await family();
    const [first, second] = children.map(({ id }) => `student_id=${id}`);
    expect((await quote(mother, first)).answer.data.discount).toBeNull();
    await payments.pay((await buy(mother, first)).answer.url);
    await payments.deliver();
    const discount = { kind: 'sibling', coupon: null, amount: 8, months: 'always' };
    expect((await quote(mother, second)).answer.data).toMatchObject({ total: 32, discount });
    await payments.pay((await buy(mother, second)).answer.url);
    await payments.deliver();
    expect(await paid()).toMatchObject([{ paid: 4000 }, { paid: 3200, off: 800, held: false }]);
  });

  it('coupon and sibling discount are not added: the greater one counts, and a smaller coupon is not used', async () => {
    await add({ percent: 10 });
    await add({ code: 'half', percent: 50 });
    const { mother, children } = await family();
    const [first, second] = children.map(({ id }) => `student_id=${id}`);
    await payments.pay((await buy(mother, first)).answer.url);
    await payments.deliver();
    const kindOf = async (query: string) => (await quote(mother, `${second}&${query}`)).answer.data.discount.kind;
    expect([await kindOf('coupon=half'), await kindOf('coupon=welcome')]).toEqual(['coupon', 'sibling']);
    await buy(mother, `${second}&coupon=welcome`);
    const list = await (await api.request('get', '/api/coupons?search=WELCOME', { token: admin })).json();
    expect(list.data[0].used).toBe(0);
  });
});
