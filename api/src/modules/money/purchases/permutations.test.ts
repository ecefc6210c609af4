import { expect, it } from 'vitest';
import type { ProviderPurchase } from '#base/payments/payment-provider.ts';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;
const ROUNDS = process.env.TEST_ALL === '1' ? 2000 : 8;

/** The same numbers in every run. */
function numbersOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const card = { number: '4242424242424242', expiry: '12/50', cvc: '123' };
const failing = { ...card, number: '4000000000000341' };
/** The events of a customer after the first payment. */
const life: [string, Record<string, string>?][] = [
  ['renew'],
  ['card', failing],
  ['renew'],
  ['renew'],
  ['card', card],
  ['refund-half'],
  ['renew'],
  ['dispute'],
  ['cancel'],
  ['renew'],
];

/** The state at the academy that must not depend on the order of events. */
async function stateOf(buyer: { id: number }) {
  const [purchase] = await sql.query<{ state: string; subscriptionPackage: number | null }>({
    text: `select p.state, u.subscription_package_id as "subscriptionPackage" from purchases p join users u on u.id = p.user_id`,
  });
  const rows = await sql.query<{ receipts: number; receipted: number | null }>({
    text: `select provider_id, state, refunded_minor, classes_taken,
      (select sum(delta)::int from class_ledger where ref = 'payment:' || y.id) as booked,
      (select count(*)::int from class_ledger where ref = 'payment:' || y.id and reason in ('purchase', 'renewal')) as granted,
      (select count(*)::int from receipts r where r.source = 'payment:' || y.id and r.kind = 'receipt') as receipts,
      (select sum(case r.kind when 'receipt' then r.amount_minor else -r.amount_minor end)::int from receipts r
        where r.source = 'payment:' || y.id) as receipted
      from payments y order by provider_id`,
  });
  const [left] = await sql.query({
    text: 'select sum(delta)::int as left from class_ledger where student_id = $1',
    values: [buyer.id],
  });
  return { purchase, rows, left };
}

/** The expected worth of the receipts at the end. */
const lives = [
  { name: 'of the price', coupon: undefined, worth: [0, 2000, 4000, 4000] },
  { name: 'with a coupon for two months (D113)', coupon: 'TWO', worth: [0, 2000, 3000, 3000] },
];

it.each(lives)(
  `${ROUNDS} random orders of events $name, with repetitions and losses, end in the same state`,
  async ({ coupon, worth }) => {
    await sql.query({ text: `insert into coupons (code, percent, months) values ('TWO', 25, 2)` });
    const buyer = await api.buildStudent();
    const started = await payments.start(buyer, await payments.package(), 'monthly', undefined, undefined, coupon);
    const { url, purchase } = await started.json();
    const [row] = await sql.query<{ id: string }>({ text: 'select checkout_id as id from purchases' });
    const found: ProviderPurchase[] = [];
    const look = async () => found.push(await payments.provider.findPurchase(row?.id ?? ''));
    const events: { seenAfter: number }[] = [];
    const note = async () => {
      await look();
      const total = (await payments.events()).length;
      while (events.length < total) events.push({ seenAfter: found.length - 1 });
    };
    await payments.pay(url);
    await note();
    for (const [action, fields] of life) {
      await payments.portal(buyer, action, fields);
      await note();
    }
    const sent = await payments.events();
    expect(sent.length).toBeGreaterThan(20);

    // From here on the provider has its state at the delivered event, or a later one: it never goes back.
    let reached = 0;
    const { provider } = payments;
    const recorded = Object.assign(Object.create(provider), {
      name: provider.name,
      account: provider.account,
      findPurchase: async () => found[reached],
      readEvent: provider.readEvent.bind(provider),
      endSubscription: async () => {},
    });
    api.deps.payments = { provider: recorded, sandbox: null };

    const purgeText = `delete from notifications; delete from payments; delete from payment_events; delete from class_ledger;
    update users set subscription_package_id = null; update purchases set state = 'open', version = 0;`;
    const purge = async () => {
      for (const text of purgeText.split(';').filter((each) => each.trim())) await sql.query({ text });
    };
    async function play(order: readonly number[], isInOrder: boolean) {
      await purge();
      reached = 0;
      for (const index of order) {
        const event = sent[index];
        if (!event) continue;
        const { seenAfter = 0 } = events[index] ?? {};
        reached = Math.max(reached, seenAfter);
        expect((await payments.send(event)).status).toBe(200);
        if (isInOrder || index % 3 === 0) await api.deps.jobs.drain();
      }
      reached = found.length - 1;
      await api.deps.jobs.enqueue(sql, 'payment', { purchaseId: Number(purchase) });
      await api.deps.jobs.drain();
      const { rows, ...state } = await stateOf(buyer);
      return { ...state, rows: rows.map((each) => ({ ...each })) };
    }
    const right = await play([...sent.keys()], true);
    expect(right.purchase).toEqual({ state: 'ended', subscriptionPackage: null });
    expect(right.left).toEqual({ left: 8 + 8 + 4 });
    const receipted = right.rows.filter(({ receipts }) => receipts === 1).map((row) => row.receipted ?? 0);
    expect(receipted.sort((one, other) => one - other)).toEqual(worth);

    const next = numbersOf(7);
    let wrong = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = [...sent.keys()].flatMap((index) =>
        Array.from({ length: next(4) > 2 ? 2 : next(6) > 0 ? 1 : 0 }, () => index),
      );
      for (let at = order.length - 1; at > 0; at -= 1) {
        const other = next(at + 1);
        [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
      }
      const end = await play(order, false);
      if (JSON.stringify(end) !== JSON.stringify(right)) wrong += 1;
    }
    expect(wrong).toBe(0);
  },
  1_800_000,
);
