// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeLead, leadQueries, setTrial } from './leads.ts';
import { freeTimesOf, materialChoice, teacherChoice } from './trial-choices.ts';

const api = await useApi(sharedTestApi);
const firstPage = { page: 1, perPage: 10, sort: null, q: '', filters: {} };

test('an admin edits a lead and schedules its trial', async () => {
  const admin = await someone(api, 'admin');
  const leader = await api.buildUser({ role: 'leader' });
  await api.buildTeacher({ leader, name: 'Maryam', profile: { gender: 'woman' } });
  await api.buildMaterial();
  const body = { learner: { name: 'Omar', age: 9 }, email: 'layla@family.test', subject: 'arabic', consent: true };
  expect((await api.request('post', '/api/leads', { body: { ...body, name: 'Layla' } })).status).toBe(201);
  admin.signIn();
  const client = new QueryClient();
  const { rows, total } = await client.fetchQuery(leadQueries.list({ ...firstPage, filters: { status: 'new' } }));
  expect([total, rows[0]?.learner.name]).toEqual([1, 'Omar']);
  const id = rows[0]?.id ?? '';
  expect(await client.fetchQuery(leadQueries.waiting())).toBe(0);
  expect(await changeLead(id, { status: 'contacted', note: 'Called' })).toMatchObject({ status: 'contacted' });
  const [teacher] = await client.fetchQuery(teacherChoice('woman')('Mar'));
  const [material] = await client.fetchQuery(materialChoice(''));
  const teacherId = teacher?.value ?? '';
  expect((await client.fetchQuery(freeTimesOf(teacherId, '30'))).known).toBe(false);
  const startsAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000).toISOString();
  const fields = { teacherId, materialId: material?.value ?? '', startsAt, minutes: 30 };
  const lead = await setTrial(id, { ...fields, zoomLink: 'https://zoom.example/1', studentEmail: '' }, 'k'.repeat(32));
  expect(lead).toMatchObject({ status: 'trial_set', may: { setTrial: false } });
  expect((await client.fetchQuery(leadQueries.statistics())).rows).toMatchObject([{ leads: 1, held: 0, joined: 0 }]);
});
