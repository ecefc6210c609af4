// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@academy/shared-auth/query';
import { expect, test } from 'vitest';
import { addHold, changeHold, endHold, holdQueries } from './holds.ts';

const api = await useApi(sharedTestApi);
const ask = () => new QueryClient();

test('a hold is previewed, saved, changed, listed and taken back (D98)', async () => {
  const admin = await someone(api, 'admin');
  const { id } = await api.buildStudent();
  const studentId = String(id);
  const list = () => ask().fetchQuery(holdQueries.ofStudent(studentId));
  admin.signIn();
  const preview = await ask().fetchQuery(holdQueries.preview(studentId, { from: '2040-03-01', to: null }));
  expect(preview).toMatchObject({ classes: [], staying: [], back: [], subscription: null });
  const fields = { from: '2040-03-01', to: null, reason: '', freeSlot: false };
  await addHold(studentId, fields);
  const [hold] = (await list()).data;
  expect(hold).toMatchObject({ from: '2040-03-01', to: null, state: 'planned', may: { change: true, end: true } });
  await changeHold(hold?.id ?? '', { ...fields, to: '2040-03-10', reason: 'Travelling', freeSlot: true });
  expect((await list()).data).toMatchObject([{ to: '2040-03-10', reason: 'Travelling', freeSlot: true }]);
  expect(await ask().fetchQuery(holdQueries.ending(hold?.id ?? ''))).toMatchObject({ back: [], kept: [] });
  await endHold(hold?.id ?? '');
  expect(await list()).toEqual({ data: [], may: { create: true } });
});
