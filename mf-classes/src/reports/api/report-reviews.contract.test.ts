// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { decideReview, reviewQueries } from './report-reviews.ts';

const api = await useApi(sharedTestApi);
const page = { page: 1, perPage: 10, sort: null, q: '', filters: {} };

test('an admin reads the reports that a rule flags, and returns one (D154)', async () => {
  const teacher = await someone(api, 'teacher');
  const student = await api.buildStudent({ teacher });
  const startsAt = new Date(api.clock.now().getTime() - 3_600_000);
  const { id } = await api.buildClass({ teacher, student, startsAt });
  const token = await api.tokenFor(teacher);
  const body = { report: 'Good', class_model: id };
  const { data } = await (await api.request('post', '/api/daily-reports', { token, body })).json();
  (await someone(api, 'admin')).signIn();
  const round = await new QueryClient().fetchQuery(reviewQueries.round());
  expect(round.data).toMatchObject([{ reportId: data.id, reasons: ['short'], status: 'waiting', report: 'Good' }]);
  expect((await new QueryClient().fetchQuery(reviewQueries.summary())).waiting).toBe(1);
  await decideReview(data.id, { act: 'return', note: 'Say which pages' });
  const { rows } = await new QueryClient().fetchQuery(reviewQueries.done(page, 'returned'));
  expect(rows).toMatchObject([{ reportId: data.id, note: 'Say which pages' }]);
  (await someone(api, 'admin')).signIn();
  expect(await rejectionOf(decideReview(data.id, { act: 'read' }))).toMatchObject({ status: 409 });
});
