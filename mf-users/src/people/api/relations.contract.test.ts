// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeRelation, createRelation, deleteRelation, type RelationFields, relationQueries } from './relations.ts';

const api = await useApi(sharedTestApi);

const list = (filters: Record<string, string> = {}, q = '') =>
  new QueryClient().fetchQuery(relationQueries.list({ page: 1, perPage: 10, sort: '-created_at', q, filters }));

async function family() {
  const [child, mother] = [
    await api.buildStudent({ name: 'Sami' }),
    await api.buildUser({ role: 'guest', name: 'Mona' }),
  ];
  const fields: RelationFields = {
    user_id: String(child.id),
    related_user_id: String(mother.id),
    relationship_type: 'parent',
  };
  return fields;
}

test('a relation is created once, listed, updated and deleted', async () => {
  (await someone(api, 'admin')).signIn();
  const fields = await family();
  await createRelation(fields, 'the-same-key');
  await createRelation(fields, 'the-same-key');
  const { rows, total } = await list(
    { user_name: 'sam', related_user_name: 'mon', relationship_type: 'parent' },
    'SAMI',
  );
  expect(total).toBe(1);
  expect(rows).toMatchObject([{ ...fields, user_name: 'Sami', related_user_name: 'Mona' }]);
  const id = rows[0]?.id ?? '';
  await changeRelation(id, { ...fields, relationship_type: 'aunt' });
  expect((await list({ relationship_type: 'aunt' })).rows).toMatchObject([{ id, relationship_type: 'aunt' }]);
  await deleteRelation(id);
  expect(await list()).toEqual({ rows: [], total: 0 });
});

test('the relation list accepts every sort order of its columns', async () => {
  (await someone(api, 'admin')).signIn();
  for (const sort of ['user_name', '-related_user_name', 'relationship_type', 'created_at'])
    await new QueryClient().fetchQuery(relationQueries.list({ page: 1, perPage: 50, sort, q: '', filters: {} }));
});

test('the relation form has words for every rejection of the API', async () => {
  (await someone(api, 'admin')).signIn();
  const fields = await family();
  await createRelation(fields, 'first');
  const rejected = async (input: RelationFields) =>
    (await rejectionOf(createRelation(input, JSON.stringify(input)))).fields.map(({ path, code }) => `${path}.${code}`);
  expect(await rejected(fields)).toEqual(['related_user_id.duplicate']);
  expect(await rejected({ ...fields, user_id: fields.related_user_id, related_user_id: fields.user_id })).toEqual([
    'user_id.no_student',
  ]);
});

test('without permission relations cannot be read', async () => {
  (await someone(api, 'student')).signIn();
  expect(await rejectionOf(list())).toMatchObject({ status: 403 });
});
