import { beforeEach, describe, expect, it } from 'vitest';
import { useDues } from '#modules/money/purchases/dues/dues.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useUnpaid } from './unpaid-holds.fixture.ts';

const api = await useTestApi();
const { after, call, end, heldTeam, holdsOf, setDays } = useUnpaid(api);
const dues = useDues(api);

let own: Awaited<ReturnType<typeof heldTeam>>;
let first: { id: string };
let second: { id: string };

const report = async ({ id }: { id: string }) => (await dues.report(own.parent, id, 4000)).body.data.id as string;
const states = async () => (await holdsOf(own)).map(({ state }) => state);

/** A plan by transfer whose second month begins today and is not paid; classes pause after five days. */
beforeEach(async () => {
  own = await heldTeam();
  await dues.takes('USD');
  await setDays(5);
  first = (await dues.buy(own.parent, await dues.package(), own.student)).body.data.due;
  expect(await dues.accept(own.admin, await report(first))).toMatchObject({ status: 200 });
  const { period } = await dues.due(own.parent, first.id);
  await after((Date.parse(period.to) - api.clock.now().getTime()) / 86_400_000 + 1);
  const { data } = (await call(own.parent, 'get', '/dues')).body;
  second = data.find(({ number }: { number: number }) => number === 2);
});

describe('classes pause for a due that is not paid (D131)', () => {
  it('on the day of the setting, once, until the transfer is accepted', async () => {
    await after(4);
    expect(await states()).toEqual([]);
    await after(1);
    expect(await states()).toEqual(['running']);
    const [hold] = (await call(own.admin, 'get', `/students/${own.student.id}/holds`)).body.data;
    expect(hold).toMatchObject({ unpaid: true, createdBy: null });
    expect(await dues.keysOf(own.parent)).toContain('hold.unpaid');
    const id = await report(second);
    await after(1);
    expect(await states()).toEqual(['running']);
    await dues.accept(own.admin, id);
    await after(1);
    expect(await states()).toEqual(['over']);
  });

  it('not while its transfer is reviewed, and after it was rejected', async () => {
    await after(4);
    const id = await report(second);
    await after(4);
    expect(await states()).toEqual([]);
    await dues.reject(own.admin, id);
    await after(0.1);
    expect(await states()).toEqual(['running']);
  });

  it('until the academy waives it', async () => {
    await after(5);
    expect((await call(own.admin, 'post', `/dues/${second.id}/waive`, { reason: 'Illness' })).status).toBe(200);
    await after(0.1);
    expect(await states()).toEqual(['over']);
  });

  it.each([
    ['the day before', -1, ['running']],
    ['the day of the due, which is yesterday in UTC', 1, []],
  ])('where a card has paid on %s', async (_day, minutes, expected) => {
    await dues.sql.query({
      text: `insert into payments (purchase_id, user_id, kind, account, provider_id, state, currency, amount_minor, paid_at)
        select d.purchase_id, d.user_id, 'one-time', 'test', 'card', 'paid', 'USD', 4000,
          d.due_on::timestamp at time zone 'Asia/Amman' + make_interval(mins => $2) from dues d where d.id = $1`,
      values: [second.id, minutes],
    });
    await after(5);
    expect(await states()).toEqual(expected);
  });

  it('not where another purchase was paid by transfer since, whose classes had come before its money', async () => {
    const packageId = await dues.package();
    await dues.sql.query({ text: 'update packages set for_subscribers = true where id = $1', values: [packageId] });
    const { due } = (await dues.buy(own.parent, packageId, own.student, 'currency=USD&kind=one_time')).body.data;
    expect(await dues.accept(own.admin, await report(due))).toMatchObject({ status: 200 });
    await dues.sql.query({
      text: `update dues set credited_at = credited_at - interval '20 days' where id = $1`,
      values: [due.id],
    });
    await after(5);
    expect(await states()).toEqual([]);
  });

  it('not again where staff have ended the pause', async () => {
    await after(5);
    const [hold] = await holdsOf(own);
    expect((await end(own.admin, String(hold?.id))).status).toBe(200);
    await after(2);
    expect(await states()).toEqual(['over']);
  });

  it('never for the first month, which has given no classes', async () => {
    const other = await heldTeam();
    await dues.buy(other.parent, await dues.package(), other.student);
    await after(20);
    expect(await holdsOf(other)).toEqual([]);
  });
});
