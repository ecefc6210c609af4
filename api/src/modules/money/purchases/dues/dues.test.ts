import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { useDues } from './dues.fixture.ts';

const api = await useTestApi();
const dues = useDues(api);
const { sql, call } = dues;
type Person = { id: number };
type Family = Awaited<ReturnType<typeof dues.family>>;

let own: Family;
beforeEach(async () => {
  own = await dues.family();
  await dues.takes('USD');
});
const bought = async (query?: string) => (await dues.buy(own.mother, await dues.package(), own.child, query)).body.data;
const reported = async (dueId: string, amount = 4000, fields = {}) =>
  (await dues.report(own.mother, dueId, amount, fields)).body.data;

describe('buying by transfer (D130)', () => {
  it('gives a reference, the account and a due, and no classes before it is paid', async () => {
    const packageId = await dues.package();
    const { status, body } = await dues.buy(own.mother, packageId, own.child);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      reference: expect.stringMatching(/^[3-9A-Y]{7}$/),
      accounts: [{ currency: 'USD', number: 'JO94 USD 0302', bank: { ar: 'بنك الهلال' } }],
      due: {
        student: { name: 'Yusuf' },
        payer: { name: 'Amina' },
        package: { title: 'Eight', titleAr: 'ثمانٍ' },
        amount: 4000,
        paid: 0,
        currency: 'USD',
        state: 'open',
        number: 1,
        period: { from: expect.any(String), to: expect.any(String) },
        may: { report: true, withdraw: true, decide: false, waive: false },
      },
    });
    expect(await dues.ledgerOf(own.child)).toEqual([]);
    // The same press again.
    expect((await dues.buy(own.mother, packageId, own.child)).body).toEqual(body);
    expect(await dues.buy(own.father, packageId, own.child)).toMatchObject({
      status: 409,
      body: { data: { reason: 'awaiting', dueId: body.data.due.id } },
    });
    expect((await dues.buy(own.mother, await dues.package(), own.child)).status).toBe(409);
    expect(
      (await call(own.mother, 'get', `/subscriptions/summary?student_id=${own.child.id}`)).body.data,
    ).toMatchObject({
      noBuying: expect.any(String),
    });
  });

  it('needs an account for the currency, and nobody buys for a stranger or under 16', async () => {
    const yen = await dues.package('JPY', 5000);
    expect((await dues.buy(own.mother, yen, own.child, 'currency=JPY')).status).toBe(422);
    expect((await dues.buy(own.mother, await dues.package(), await api.buildStudent())).status).toBe(404);
    await sql.query({ text: 'update student_profiles set age = 12 where user_id = $1', values: [own.child.id] });
    expect((await dues.buy(own.child, await dues.package(), own.child)).status).toBe(403);
  });

  it('is withdrawn while nothing is paid or reported, and then something else can be bought', async () => {
    const { purchaseId, due } = await bought();
    const { id } = await reported(due.id);
    expect(await call(own.mother, 'delete', `/purchases/${purchaseId}`)).toMatchObject({
      status: 409,
      body: { data: { reason: 'reported' } },
    });
    await dues.reject(own.admin, id);
    expect((await call(own.aunt, 'delete', `/purchases/${purchaseId}`)).status).toBe(403);
    expect((await call(own.mother, 'delete', `/purchases/${purchaseId}`)).status).toBe(200);
    expect((await call(own.mother, 'delete', `/purchases/${purchaseId}`)).status).toBe(200);
    expect(await dues.due(own.mother, due.id)).toMatchObject({ state: 'waived', dropped: 'withdrawn', reason: null });
    expect((await dues.buy(own.mother, await dues.package(), own.child)).status).toBe(200);
  });
});

describe('reported transfers (D132)', () => {
  it('one press records the transfer, adds the classes, writes the receipt and notifies the family', async () => {
    const { due, purchaseId } = await bought();
    const { id } = await reported(due.id, 4000, { reference: 'FT-1' });
    expect(await dues.keysOf(own.admin)).toEqual(['transfer.reported']);
    expect((await dues.due(own.mother, due.id)).state).toBe('reported');
    const { data } = (await call(own.admin, 'get', '/transfer-reports?status=open')).body;
    expect(data).toMatchObject([{ id, amount: 4000, paidOn: '2026-01-01', reference: 'FT-1', due: { id: due.id } }]);
    const first = await dues.accept(own.admin, id);
    expect(first).toMatchObject({ status: 200, body: { data: { bankTransferId: expect.any(String) } } });
    expect(await dues.accept(own.admin, id)).toEqual(first);
    expect(await dues.due(own.mother, due.id)).toMatchObject({ state: 'paid', paid: 4000, may: { report: false } });
    expect(await dues.ledgerOf(own.child)).toEqual([{ delta: 8, reason: 'purchase' }]);
    expect(await dues.receiptsOf(own.child)).toEqual([{ kind: 'receipt', minor: 4000 }]);
    const receipt = await call(own.mother, 'get', `/receipts/${first.body.data.receiptId}`);
    expect(receipt.body.data).toMatchObject({ amount: 40 });
    for (const parent of [own.mother, own.father]) expect(await dues.keysOf(parent)).toEqual(['due.paid']);
    const summary = await call(own.mother, 'get', `/subscriptions/summary?student_id=${own.child.id}`);
    expect(summary.body.data).toMatchObject({
      subscription: { purchase: purchaseId, way: 'bank', state: 'active' },
      may: { manage: false, buy: false },
    });
    // Another person, and the other button.
    expect((await dues.accept(await api.buildUser({ role: 'admin' }), id)).status).toBe(409);
    expect((await dues.reject(own.admin, id)).status).toBe(409);
  });

  it('a rejected report says why, and the family reports again; three reports wait at most', async () => {
    const { due } = await bought();
    const { id } = await reported(due.id);
    expect((await dues.reject(own.admin, id, '')).status).toBe(422);
    expect((await dues.reject(own.admin, id, 'The picture is not readable')).status).toBe(200);
    expect((await dues.reject(own.admin, id, 'Another word')).body.data.reason).toBe('The picture is not readable');
    expect(await dues.due(own.mother, due.id)).toMatchObject({
      state: 'open',
      reports: [{ state: 'rejected', reason: 'The picture is not readable' }],
    });
    expect(await dues.keysOf(own.father)).toEqual(['transfer.rejected']);
    expect((await dues.accept(own.admin, id)).status).toBe(409);
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await dues.report(own.mother, due.id, 4000)).status);
    expect(statuses).toEqual([201, 201, 201, 409]);
  });

  it('20 accepts at once are one, and of reject and accept at once one wins', async () => {
    const { due } = await bought();
    const { id } = await reported(due.id);
    const all = await Promise.all(Array.from({ length: 20 }, () => dues.accept(own.admin, id)));
    expect(new Set(all.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(all[0]?.status).toBe(200);
    expect(await dues.ledgerOf(own.child)).toEqual([{ delta: 8, reason: 'purchase' }]);
    expect(await dues.receiptsOf(own.child)).toHaveLength(1);
    expect(await sql.query({ text: 'select from bank_transfers' })).toHaveLength(1);

    const other = await dues.family();
    const second = (await dues.buy(other.mother, await dues.package(), other.child)).body.data.due;
    const report = (await dues.report(other.mother, second.id, 4000)).body.data;
    const both = await Promise.all([dues.accept(other.admin, report.id), dues.reject(other.admin, report.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isAccepted = both[0]?.status === 200;
    expect((await dues.ledgerOf(other.child)).length).toBe(isAccepted ? 1 : 0);
  });

  it('a second report of a paid due is a conflict that says what to do, and so is a used reference', async () => {
    const { due } = await bought();
    const [first, second] = [await reported(due.id), await reported(due.id)];
    await dues.accept(own.admin, first.id);
    const reviewed = (await call(own.admin, 'get', '/dues?status=reported')).body;
    expect(reviewed).toMatchObject({ data: [{ id: due.id, state: 'paid' }], totals: {} });
    const rejection = await dues.accept(own.admin, second.id);
    expect(rejection).toMatchObject({ status: 409, body: { data: { reason: 'due_paid' } } });
    expect((await dues.reject(own.admin, second.id)).status).toBe(200);
    const other = await dues.family();
    const next = (await dues.buy(other.mother, await dues.package(), other.child)).body.data.due;
    await call(own.admin, 'post', '/bank-transfers', {
      ...{ user_id: own.mother.id, amount: 1, currency: 'USD', date: '2026-01-01', reference_number: 'FT-9' },
    });
    const report = (await dues.report(other.mother, next.id, 4000, { reference: 'FT-9' })).body.data;
    expect(await dues.accept(own.admin, report.id)).toMatchObject({
      status: 409,
      body: { data: { reason: 'reference_used' } },
    });
  });

  it("the academy's reference counts however it is typed, and for each part", async () => {
    const { due } = await bought();
    const typed = `${due.reference.slice(0, 3)} ${due.reference.slice(3).toLowerCase()}`;
    for (const amount of [1000, 3000]) {
      const { id } = await reported(due.id, amount, { reference: typed });
      expect((await dues.accept(own.admin, id)).status).toBe(200);
    }
    expect(await dues.due(own.mother, due.id)).toMatchObject({ state: 'paid' });
  });

  it('one transfer pays for two children of a payer, but not twice for one, nor for another family', async () => {
    const [hana, other] = [await dues.childOf(own.mother), await dues.family()];
    const packageId = await dues.package();
    const dueOf = async (payer: Person, child: Person) => (await dues.buy(payer, packageId, child)).body.data.due.id;
    const [first, second, foreign] = [
      await dueOf(own.mother, own.child),
      await dueOf(own.mother, hana),
      await dueOf(other.mother, other.child),
    ];
    const accepted = async (payer: Person, dueId: string) => {
      const { body } = await dues.report(payer, dueId, 2000, { reference: 'FT-2' });
      const { status, body: answer } = await dues.accept(own.admin, body.data.id);
      return status === 200 ? 200 : answer.data.reason;
    };
    expect(await accepted(own.mother, first)).toBe(200);
    expect(await accepted(own.mother, second)).toBe(200);
    expect(await accepted(own.mother, first)).toBe('reference_used');
    expect(await accepted(other.mother, foreign)).toBe('reference_used');
  });

  it('a transfer of a due keeps its payer and its currency', async () => {
    await dues.takes('USD', 'JOD');
    const { due } = await bought();
    const { bankTransferId } = (await dues.accept(own.admin, (await reported(due.id)).id)).body.data;
    const path = `/bank-transfers/${bankTransferId}`;
    const { data } = (await call(own.admin, 'get', path)).body;
    for (const change of [{ user_id: own.father.id }, { currency: 'JOD' }])
      expect(await call(own.admin, 'put', path, { ...data, ...change })).toMatchObject({
        status: 422,
        body: { fields: [{ path: Object.keys(change)[0], code: 'of_due' }] },
      });
    expect(await dues.due(own.mother, due.id)).toMatchObject({ state: 'paid' });
  });

  it('a first transfer of somebody who has left is not taken', async () => {
    const { due } = await bought();
    const { id } = await reported(due.id);
    expect((await call(own.admin, 'delete', `/users/${own.child.id}`)).status).toBe(200);
    expect(await dues.accept(own.admin, id)).toMatchObject({ status: 409, body: { data: { reason: 'left' } } });
    expect((await dues.reject(own.admin, id)).status).toBe(200);
  });

  it.each([
    ['JPY', 5000],
    ['USD', 4050],
    ['KWD', 12_340],
  ])('parts and overpayments in %s are carried on exactly', async (currency, amount) => {
    await dues.takes(currency);
    const packageId = await dues.package(currency, amount);
    const { due } = (await dues.buy(own.mother, packageId, own.child, `currency=${currency}`)).body.data;
    const part = (await dues.report(own.mother, due.id, amount - 1)).body.data;
    await dues.accept(own.admin, part.id);
    expect(await dues.due(own.mother, due.id)).toMatchObject({
      state: 'part',
      paid: amount - 1,
      may: { withdraw: false },
    });
    expect((await dues.due(own.admin, due.id)).may).toMatchObject({ waive: false });
    const isPart = { status: 409, body: { data: { reason: 'part' } } };
    expect(await call(own.admin, 'post', `/dues/${due.id}/waive`, { reason: 'A hard month' })).toMatchObject(isPart);
    expect(await call(own.mother, 'delete', `/purchases/${due.purchaseId}`)).toMatchObject(isPart);
    expect(await dues.ledgerOf(own.child)).toEqual([]);
    expect(await dues.keysOf(own.mother)).toEqual(['transfer.accepted']);
    const rest = (await dues.report(own.mother, due.id, 1)).body.data;
    // Staff see another amount in the bank.
    await dues.accept(own.admin, rest.id, 8);
    expect(await dues.due(own.mother, due.id)).toMatchObject({ state: 'paid', paid: amount, carriedOver: 7 });
    expect(await dues.ledgerOf(own.child)).toEqual([{ delta: 8, reason: 'purchase' }]);
    expect((await dues.receiptsOf(own.child)).reduce((sum, { minor }) => sum + minor, 0)).toBe(amount + 7);
  });

  it('an edited transfer opens its due again, with a credit note; the classes stay and staff are notified', async () => {
    const { due } = await bought();
    const { id } = await reported(due.id);
    const { bankTransferId } = (await dues.accept(own.admin, id)).body.data;
    const path = `/bank-transfers/${bankTransferId}`;
    const { data } = (await call(own.admin, 'get', path)).body;
    const other = await api.buildUser({ role: 'admin' });
    expect((await call(own.admin, 'put', path, { ...data, amount: 25 })).status).toBe(200);
    expect(await dues.due(own.mother, due.id)).toMatchObject({ state: 'part', paid: 2500 });
    expect(await dues.receiptsOf(own.child)).toEqual([
      { kind: 'receipt', minor: 4000 },
      { kind: 'credit_note', minor: 4000 },
      { kind: 'receipt', minor: 2500 },
    ]);
    expect(await dues.keysOf(other)).toEqual(['due.reopened']);
    expect((await call(own.admin, 'delete', path)).status).toBe(200);
    expect((await dues.due(own.mother, due.id)).state).toBe('open');
    expect(await dues.ledgerOf(own.child)).toEqual([{ delta: 8, reason: 'purchase' }]);
    // The rest comes: no classes twice.
    const again = await reported(due.id);
    await dues.accept(own.admin, again.id);
    expect(await dues.ledgerOf(own.child)).toEqual([{ delta: 8, reason: 'purchase' }]);
    expect(await dues.keysOf(own.mother)).toEqual(['due.paid', 'due.paid']);
    expect(await dues.unreadOf(other)).toEqual([]);
  });

  it('a waived due is not reported any more, needs a reason, and its purchase does not begin', async () => {
    const { due } = await bought();
    const { id } = await reported(due.id);
    const waive = (reason: string) => call(own.admin, 'post', `/dues/${due.id}/waive`, { reason });
    expect(await waive('A hard month')).toMatchObject({ status: 409, body: { data: { reason: 'reported' } } });
    await dues.reject(own.admin, id);
    expect((await waive('')).status).toBe(422);
    expect((await waive('A hard month')).body.data).toMatchObject({
      state: 'waived',
      dropped: 'waived',
      reason: 'A hard month',
    });
    expect((await dues.report(own.mother, due.id, 4000)).status).toBe(409);
    expect(await dues.ledgerOf(own.child)).toEqual([]);
    expect((await dues.buy(own.mother, await dues.package(), own.child)).status).toBe(200);
  });
});
