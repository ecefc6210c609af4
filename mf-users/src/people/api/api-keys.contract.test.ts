// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiKeyQueries, createKey, revokeKey } from './api-keys.ts';

const api = await useApi(sharedTestApi);
const params = { page: 1, perPage: 20, sort: null, q: '', filters: {} };
const list = () => new QueryClient().fetchQuery(apiKeyQueries.list(params));
const books = { name: 'Books', permissions: ['users.read'], scope: 'team', until: null };

test('a super-admin makes a key, finds it in the list, and revokes it', async () => {
  const owner = await someone(api, 'super-admin');
  owner.signIn();
  const key = await createKey(books);
  expect(key).toMatch(/^academy_key_/);
  const { rows, total } = await list();
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({ name: 'Books', scope: 'team', state: 'live', maker: { name: owner.name } });
  expect(await rejectionOf(createKey({ ...books, name: 'books' }))).toMatchObject({ status: 422 });
  await revokeKey(rows[0]?.id ?? '');
  expect((await list()).rows).toEqual([]);
});

test('an admin has no keys', async () => {
  (await someone(api, 'admin')).signIn();
  expect(await rejectionOf(list())).toMatchObject({ status: 403 });
});
