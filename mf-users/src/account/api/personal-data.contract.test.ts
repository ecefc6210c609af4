// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  approveErasure,
  askForErasure,
  askForExport,
  exportArchive,
  personalDataQueries,
  rejectErasure,
  withdrawErasure,
} from './personal-data.ts';

const api = await useApi(sharedTestApi);
const own = () => new QueryClient().fetchQuery(personalDataQueries.own());
const listed = () =>
  new QueryClient().fetchQuery(personalDataQueries.erasures({ page: 1, perPage: 10, sort: null, q: '', filters: {} }));

test('a user downloads their own data', async () => {
  const guest = await someone(api, 'guest');
  guest.signIn();
  const { data } = await askForExport({ id: String(guest.id) });
  expect(data.status).toBe('waiting');
  await api.deps.jobs.drain();
  expect((await own()).exports).toMatchObject([{ id: data.id, status: 'ready' }]);
  expect((await exportArchive(data.id)).size).toBeGreaterThan(100);
});

test('a request for erasure is rejected, accepted and withdrawn', async () => {
  const [guest, admin] = [await someone(api, 'guest'), await someone(api, 'admin')];
  guest.signIn();
  const first = (await askForErasure({ id: String(guest.id) })).data;
  expect(await rejectionOf(askForErasure({ id: String(guest.id) }))).toMatchObject({ status: 409 });
  admin.signIn();
  expect((await listed()).rows).toMatchObject([{ id: first.id, may: { decide: true } }]);
  expect((await rejectErasure(first.id, 'Not now')).data).toMatchObject({ state: 'rejected', note: 'Not now' });
  guest.signIn();
  const second = (await askForErasure({ id: String(guest.id) })).data;
  admin.signIn();
  expect((await approveErasure(second.id)).data.eraseAt).not.toBeNull();
  guest.signIn();
  expect((await withdrawErasure(second.id)).data.state).toBe('withdrawn');
});
