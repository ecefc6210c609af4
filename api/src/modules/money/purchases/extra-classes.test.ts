import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { useBuyers } from './buyers.fixture.ts';
import { useDues } from './dues/dues.fixture.ts';

const api = await useTestApi();
const { payments, packageOf, ledgerOf, summaryOf, subscribed } = useBuyers(api);
const { takes, family, buy, report, accept, call } = useDues(api);
const extra = () => payments.package({ forSubscribers: true });

it('a subscriber buys extra classes by card, and keeps the plan; an ordinary package is a conflict (D133)', async () => {
  const student = await api.buildStudent();
  const { packageId } = await subscribed(student);
  expect((await payments.start(student, await payments.package(), 'one-time')).status).toBe(409);
  const { url } = await (await payments.start(student, await extra(), 'one-time')).json();
  await payments.pay(url);
  await payments.deliver();
  expect((await ledgerOf(student)).map(({ delta }) => delta)).toEqual([8, 8]);
  expect(await packageOf(student)).toBe(String(packageId));
  expect(await summaryOf(student)).toMatchObject({
    noBuying: 'subscribed',
    subscription: { package: { id: String(packageId) }, state: 'active' },
  });
});

it('extra classes for a subscriber are bought by transfer, and come when it is accepted (D133)', async () => {
  await takes('USD');
  const { mother, child, admin } = await family();
  await subscribed(child);
  const once = 'currency=USD&kind=one_time';
  expect((await buy(mother, await payments.package(), child, once)).status).toBe(409);
  const bought = await buy(mother, await extra(), child, once);
  expect(bought.status).toBe(200);
  // Nothing else is offered before this is paid (D170).
  expect((await call(mother, 'get', `/subscriptions/summary?student_id=${child.id}`)).body.data.noBuying).toBe(
    'being_confirmed',
  );
  expect((await buy(mother, await extra(), child, once)).status).toBe(409);
  const reported = await report(mother, bought.body.data.due.id, bought.body.data.due.amount);
  expect((await accept(admin, reported.body.data.id)).status).toBe(200);
  expect((await ledgerOf(child)).map(({ delta }) => delta)).toEqual([8, 8]);
});

it('nobody buys extra classes monthly, or is quoted them so (D133)', async () => {
  await takes('USD');
  const { mother, child } = await family();
  const packageId = await extra();
  const fields = [{ path: 'kind' }];
  const byCard = await payments.start(mother, packageId, 'monthly', undefined, child);
  expect([byCard.status, await byCard.json()]).toMatchObject([422, { fields }]);
  expect(await buy(mother, packageId, child, 'currency=USD&kind=monthly')).toMatchObject({
    status: 422,
    body: { fields },
  });
  const quote = `/subscriptions/quote/${packageId}?currency=USD&kind=monthly&student_id=${child.id}`;
  expect(await call(mother, 'get', quote)).toMatchObject({ status: 422, body: { fields } });
});
