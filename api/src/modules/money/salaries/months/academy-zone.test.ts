import { expect, it } from 'vitest';
import { dayIn } from '#base/time/wall-time.ts';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

/** 1 April in Amman, 31 March in London; the other way round for Auckland. */
const NIGHT = '2026-03-31T22:00:00Z';

async function setZone(zone: string): Promise<number> {
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  api.clock.advance(1000);
  return (await api.request('put', '/api/settings', { token, body: { academy_zone: zone } })).status;
}

it('open salary months are delimited in the academy’s zone (D30, D86)', async () => {
  const { held, month } = await openMonths({ '2026-01-01': 500 });
  await held(NIGHT);
  const totals = async () => [(await month('2026-03')).total, (await month('2026-04')).total];
  expect(await totals()).toEqual([0, 5]);
  expect(await setZone('Europe/London')).toBe(200);
  expect(await totals()).toEqual([5, 0]);
  expect((await month('2026-03')).zone).toBe('Europe/London');
});

it('a class that a new zone moves into a closed month is paid once in the current one', async () => {
  // On the last evening of a month the zones are in two months.
  if (dayIn('Asia/Amman', api.clock.now()).slice(0, 7) !== dayIn('UTC', api.clock.now()).slice(0, 7))
    api.clock.advance(24 * 3_600_000);
  const { held, close, month } = await openMonths({ '2026-01-01': 500 });
  await held(NIGHT);
  await close('2026-03');
  await setZone('Europe/London');
  const running = api.clock.now().toISOString().slice(0, 7);
  const totals = async () => [
    (await month('2026-03')).total,
    (await month('2026-04')).total,
    (await month(running)).total,
  ];
  expect(await totals()).toEqual([0, 0, 5]);
  await setZone('Asia/Amman');
  expect(await totals()).toEqual([0, 0, 5]);
  await setZone('Europe/London');
  expect(await totals()).toEqual([0, 0, 5]);
});

it('a class of a closed month that a new zone moves into an open one is not paid twice', async () => {
  await setZone('Europe/London');
  const { held, close, month } = await openMonths({ '2026-01-01': 500 });
  await held(NIGHT);
  await close('2026-03');
  await setZone('Asia/Amman');
  expect([(await month('2026-03')).total, (await month('2026-04')).total]).toEqual([5, 0]);
});

it('only super-admins can change the zone', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const response = await api.request('put', '/api/settings', { token, body: { academy_zone: 'UTC' } });
  expect(response.status).toBe(403);
});
