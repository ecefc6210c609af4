import { beforeEach, describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useBuyers } from './buyers.fixture.ts';

const api = await useTestApi();
const { payments, get, ledgerOf, summaryOf, packageOf, keysOf } = useBuyers(api);
const { sql } = api.deps.database;
type Person = { id: number; name: string };

let mother: Person;
let father: Person;
let yusuf: Person;
let maryam: Person;
const relate = (student: Person, relative: Person, relationshipType: 'parent' | 'aunt' = 'parent') =>
  sql.orm.insert(relations).values({ userId: student.id, relatedUserId: relative.id, relationshipType });
const refOf = ({ id, name }: Person) => ({ id: String(id), name });

beforeEach(async () => {
  mother = await api.buildUser({ role: 'guest', name: 'Amina' });
  father = await api.buildUser({ role: 'guest', name: 'Ahmed' });
  yusuf = await api.buildStudent({ name: 'Yusuf' });
  maryam = await api.buildStudent({ name: 'Maryam' });
  for (const child of [yusuf, maryam]) for (const parent of [mother, father]) await relate(child, parent);
});

/** Pays for a person, and delivers the provider's reports about it. */
async function buysFor(payer: Person, student: Person, kind = 'monthly') {
  const response = await payments.start(payer, await payments.package(), kind, undefined, student);
  const { url, purchase } = await response.json();
  const page = await (await payments.page(url)).text();
  await payments.pay(url);
  await payments.deliver();
  return { page, purchase };
}
const roleOf = async (person: Person) => (await get(person, '/profile')).data.user.role;
const status = async (payer: Person, student: Person) =>
  (await payments.start(payer, await payments.package(), 'monthly', undefined, student)).status;

describe('a parent who buys for a child (D116)', () => {
  it('classes and subscription belong to the child, and the parent’s role stays', async () => {
    const { page, purchase } = await buysFor(mother, yusuf);
    expect(page).toContain('<h1>\u2068Eight\u2069 – \u2068Yusuf\u2069</h1>');
    expect(await ledgerOf(yusuf)).toEqual([{ delta: 8, reason: 'purchase' }]);
    expect([await ledgerOf(mother), await ledgerOf(maryam)]).toEqual([[], []]);
    expect([await packageOf(mother), await roleOf(mother)]).toEqual([null, 'guest']);
    expect(await packageOf(yusuf)).toEqual(expect.any(String));
    const { data } = await get(mother, `/subscriptions/purchases/${purchase}`);
    expect(data).toMatchObject({ student: refOf(yusuf), classesAdded: 8, remainingClasses: 8 });
  });

  it('the payer manages the subscription, the other parent reads it, and the child does not manage it', async () => {
    await buysFor(mother, yusuf);
    const mine = { student: refOf(yusuf), subscription: { payer: refOf(mother), state: 'active' } };
    expect((await summaryOf(mother)).family).toMatchObject([{ ...mine, may: { manage: true } }]);
    expect((await summaryOf(father)).family).toMatchObject([{ ...mine, may: { manage: false } }]);
    expect(await summaryOf(yusuf)).toMatchObject({
      subscription: { payer: refOf(mother) },
      may: { manage: false },
      family: [],
    });
    const manage = async (person: Person) =>
      (await api.request('get', '/api/subscriptions/manage', { token: await api.tokenFor(person) })).status;
    expect([await manage(mother), await manage(father), await manage(yusuf)]).toEqual([200, 404, 404]);
  });

  it('payer and other parents are notified and see the payment with the child’s name, the child is not', async () => {
    await buysFor(mother, yusuf);
    expect([await keysOf(mother), await keysOf(father)]).toEqual([['payment.paid'], ['payment.paid']]);
    expect(await keysOf(yusuf)).not.toContain('payment.paid');
    const invoice = { user_id: String(mother.id), student_id: String(yusuf.id), student_name: 'Yusuf' };
    for (const parent of [mother, father]) {
      expect((await get(parent, '/invoices')).data).toMatchObject([invoice]);
      expect((await get(parent, `/invoices?student_id=${yusuf.id}`)).data).toMatchObject([invoice]);
      expect((await get(parent, `/invoices?student_id=${maryam.id}`)).data).toEqual([]);
      expect((await get(parent, '/payments')).data).toMatchObject([{ customer_name: 'Amina', student_name: 'Yusuf' }]);
    }
    expect((await get(mother, '/invoices/mine')).data).toHaveLength(1);
    expect((await get(father, '/invoices/mine')).data).toEqual([]);
    expect((await get(yusuf, '/invoices/mine')).data).toEqual([]);
    const admin = await api.buildUser({ role: 'admin' });
    expect((await get(admin, `/invoices?student_id=${yusuf.id}`)).data).toMatchObject([invoice]);
    expect((await get(admin, '/invoices?search=yusuf')).data).toMatchObject([invoice]);
  });

  it('a purchase of a parent for themselves is not shown to the other parent', async () => {
    await buysFor(mother, mother);
    expect(await roleOf(mother)).toBe('student');
    expect((await get(father, '/payments')).data).toEqual([]);
    expect((await summaryOf(father)).family).toEqual([]);
  });

  it('“You already have a subscription” refers to the student', async () => {
    await buysFor(mother, yusuf);
    expect([await status(mother, yusuf), await status(father, yusuf), await status(yusuf, yusuf)]).toEqual([
      409, 409, 409,
    ]);
    expect([await status(mother, maryam), await status(father, father)]).toEqual([200, 200]);
  });

  it('the summary says beforehand why a viewer cannot buy for a student (D170)', async () => {
    await buysFor(mother, yusuf);
    const buying = async (viewer: Person, student: Person) => {
      const { may, noBuying } = (await get(viewer, `/subscriptions/summary?student_id=${student.id}`)).data;
      return [may.buy, noBuying];
    };
    expect(await buying(mother, yusuf)).toEqual([false, 'subscribed']);
    expect(await buying(father, yusuf)).toEqual([false, 'subscribed']);
    expect(await buying(mother, maryam)).toEqual([true, null]);
    expect(await buying(mother, mother)).toEqual([true, null]);
    const admin = await api.buildUser({ role: 'admin' });
    expect(await buying(admin, maryam)).toEqual([false, 'not_yours']);
  });

  it('of two checkouts that parents open for one child, only one can be paid', async () => {
    const packageId = await payments.package();
    const open = async (parent: Person) =>
      (await (await payments.start(parent, packageId, 'monthly', undefined, yusuf)).json()).url;
    const urls = [await open(mother), await open(father)];
    const statuses = await Promise.all(urls.map(async (url) => (await payments.page(url)).status));
    expect(statuses).toEqual([410, 200]);
  });

  it('a refund takes back the child’s classes', async () => {
    await buysFor(mother, yusuf, 'one-time');
    await payments.portal(mother, 'refund');
    await payments.deliver();
    expect(await ledgerOf(yusuf)).toEqual([
      { delta: 8, reason: 'purchase' },
      { delta: -8, reason: 'refund' },
    ]);
    expect(await ledgerOf(mother)).toEqual([]);
  });

  it('neither the payer nor the child can be deleted while the subscription runs (D5)', async () => {
    await buysFor(mother, yusuf);
    const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    for (const { id } of [mother, yusuf])
      expect((await api.request('delete', `/api/users/${id}`, { token })).status).toBe(409);
  });

  it('a package for students is offered to a parent, who can buy it only for the child', async () => {
    const [role] = await sql.query<{ id: number }>({ text: `select id from roles where name = 'student'` });
    const packageId = await payments.package({ visibleTo: [role?.id ?? 0] });
    expect((await get(mother, '/packages')).data).toHaveLength(1);
    expect((await payments.start(mother, packageId)).status).toBe(404);
    expect((await payments.start(mother, packageId, 'monthly', undefined, yusuf)).status).toBe(200);
  });

  it('buying for somebody else’s child is 404, also for an aunt and a former parent', async () => {
    const [aunt, stranger] = [await api.buildUser({ role: 'guest' }), await api.buildStudent()];
    await relate(yusuf, aunt, 'aunt');
    expect([await status(aunt, yusuf), await status(mother, stranger)]).toEqual([404, 404]);
    await sql.query({ text: 'delete from relations' });
    expect(await status(mother, yusuf)).toBe(404);
  });
});
