// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { deliveryQueries, retryDelivery } from './deliveries.ts';

const api = await useApi(sharedTestApi);

const addText = `insert into deliveries (user_id, key, channel, target, related_id, params, is_digest, notified_at, status, reason)
  select $1, 'post.liked', 'mail', 'maryam@academy.test', 1, '{"excerpt":"Salam"}', false, now(), status, reason
  from (values ('sent', null), ('failed', '421 busy')) d(status, reason)`;

test('an admin reads deliveries to a person, and can send only failed ones again', async () => {
  const admin = await someone(api, 'admin');
  const student = await api.buildUser({ role: 'student' });
  await api.deps.database.sql.query({ text: addText, values: [student.id] });
  admin.signIn();
  const { pages } = await new QueryClient().fetchInfiniteQuery(deliveryQueries.of(String(student.id)));
  const [failed, sent] = pages.flatMap(({ data }) => data);
  expect(failed).toMatchObject({
    status: 'failed',
    reason: '421 busy',
    target: 'm…@academy.test',
    may: { retry: true },
  });
  expect(sent).toMatchObject({ kind: 'post.liked', params: { excerpt: 'Salam' }, may: { retry: false } });
  await retryDelivery(failed?.id ?? '');
  expect(await rejectionOf(retryDelivery(sent?.id ?? ''))).toMatchObject({ status: 409 });
});

test('a teacher cannot read the log of deliveries', async () => {
  (await someone(api, 'teacher')).signIn();
  const read = new QueryClient().fetchInfiniteQuery(deliveryQueries.of('1'));
  expect(await rejectionOf(read)).toMatchObject({ status: 403 });
});
