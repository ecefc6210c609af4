import { expect, it } from 'vitest';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useDues } from './dues.fixture.ts';

const api = await useTestApi();
const [dues, payments] = [useDues(api), usePayments(api)];
const { sql } = dues;
type Person = { id: number };

const byCard = async (payer: Person, packageId: number, student: Person) =>
  (await payments.start(payer, packageId, 'one-time', undefined, student)).status;
const statesOf = async ({ id }: Person) =>
  (
    await sql.query<{ state: string }>({
      text: 'select state from purchases where student_id = $1 order by state',
      values: [id],
    })
  ).map(({ state }) => state);

it('of two parents and two children, no child can be paid by card and by transfer', async () => {
  await dues.takes('USD');
  const own = await dues.family();
  const sister = await dues.childOf(own.mother);
  const packageId = await dues.package();
  expect(await byCard(own.father, packageId, own.child)).toBe(200);
  expect(await byCard(own.mother, packageId, sister)).toBe(200);
  expect((await dues.buy(own.mother, packageId, own.child)).status).toBe(200);
  expect(await statesOf(own.child)).toEqual(['awaiting', 'expired']);
  expect(await statesOf(sister)).toEqual(['open']);
  const both = await Promise.all([byCard(own.father, packageId, own.child), dues.buy(own.mother, packageId, sister)]);
  expect([both[0], both[1].status]).toEqual([409, 200]);
  expect(await statesOf(sister)).toEqual(['awaiting', 'expired']);
});
