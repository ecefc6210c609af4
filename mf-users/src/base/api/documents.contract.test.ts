// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { addDocument, deleteDocument, documentQueries } from './documents.ts';

const api = await useApi(sharedTestApi);

test('an admin adds a document of a teacher and deletes it, and the teacher reads it', async () => {
  const [admin, teacher] = [await someone(api, 'admin'), await someone(api, 'teacher')];
  const id = String(teacher.id);
  const read = () => new QueryClient().fetchQuery(documentQueries.of(id));
  admin.signIn();
  const fields = { kind: 'Police check', number: '', issuedBy: '', from: '', until: '2040-01-01', file: null };
  await addDocument(id, fields, 'key-1');
  expect(await rejectionOf(addDocument(id, { ...fields, from: '2041-01-01' }, 'key-2'))).toMatchObject({
    fields: [{ path: 'until' }],
  });
  teacher.signIn();
  expect(await new QueryClient().fetchQuery(documentQueries.missing(id))).toEqual({ missing: false });
  const { data, may } = await read();
  expect([data, may]).toMatchObject([
    [{ kind: 'Police check', until: '2040-01-01', state: 'valid' }],
    { change: false },
  ]);
  admin.signIn();
  await deleteDocument(data[0]?.id ?? '');
  expect((await read()).data).toEqual([]);
});
