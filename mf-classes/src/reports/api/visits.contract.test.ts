// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeVisit, deleteVisit, planVisit, recordVisit, saveRubric, visitQueries } from './visits.ts';

const api = await useApi(sharedTestApi);
const params = { page: 1, perPage: 10, sort: null, q: '', filters: {} };
const title = { en: 'Use of the time', ar: 'استثمار الوقت' };
const client = () => new QueryClient();

test('an admin plans, records and releases a visit, and the teacher answers it (D155)', async () => {
  const teacher = await someone(api, 'teacher');
  const admin = await someone(api, 'admin');
  const student = await api.buildStudent({ teacher });
  const startsAt = new Date(api.clock.now().getTime() - 3_600_000);
  const { id } = await api.buildClass({ teacher, student, startsAt });
  admin.signIn();
  await saveRubric([{ title }], (await client().fetchQuery(visitQueries.rubric())).version);
  const [line] = (await client().fetchQuery(visitQueries.rubric())).lines;
  expect(line).toMatchObject({ title });
  const round = await client().fetchQuery(visitQueries.round(params));
  expect(round.rows).toMatchObject([{ teacher: { id: String(teacher.id) }, planned: null }]);
  expect(await client().fetchQuery(visitQueries.summary())).toMatchObject({ weeks: 12 });
  expect(await client().fetchQuery(visitQueries.classesOf(String(teacher.id)))).toMatchObject([{ id: String(id) }]);

  const planned = await planVisit(String(id), 'a-key');
  expect(planned).toMatchObject({ status: 'planned', may: { record: true } });
  expect(await rejectionOf(planVisit(String(id), 'another-key'))).toMatchObject({ status: 409 });
  await recordVisit(planned.id, { scores: [{ lineId: line?.id ?? '', score: 3, note: '' }], advice: 'Slowly' });
  expect((await client().fetchQuery(visitQueries.list(params, 'draft'))).rows).toMatchObject([
    { id: planned.id, advice: 'Slowly', scores: [{ score: 3, note: null }] },
  ]);
  await changeVisit(planned.id, { release: true });

  teacher.signIn();
  await changeVisit(planned.id, { answer: 'Thank you' });
  expect(await client().fetchQuery(visitQueries.detail(planned.id))).toMatchObject({
    status: 'released',
    answer: 'Thank you',
  });
  admin.signIn();
  expect(await rejectionOf(deleteVisit(planned.id))).toMatchObject({ status: 409 });
});
