// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applyImport, checkImport, findImport, importQueries, undoImport } from './imports.ts';

const api = await useApi(sharedTestApi);
const listed = () =>
  new QueryClient().fetchQuery(importQueries.list({ page: 1, perPage: 10, sort: null, q: '', filters: {} }));

test('an admin checks a file, applies it and undoes it', async () => {
  (await someone(api, 'admin')).signIn();
  const file = new File(['Who,email\nOmar,omar.import@academy.test'], 'people.csv');
  const rejected = await rejectionOf(checkImport({ file, kind: 'students', columns: {} }));
  expect(rejected).toMatchObject({ status: 422, fields: [{ path: 'columns', code: 'missing' }] });
  const checked = await checkImport({ file, kind: 'students', columns: { name: 'Who' } });
  expect(checked).toMatchObject({ created: 1, problems: [], doubts: [], may: { apply: true } });
  expect(checked).toMatchObject({ preview: [{ name: 'Omar', is_new: true }], reading: { head_row: 1 } });
  expect(await applyImport(checked.id, false)).toMatchObject({ state: 'applied', may: { undo: true } });
  expect((await listed()).rows).toMatchObject([{ id: checked.id }]);
  expect(await undoImport(checked.id)).toEqual({ removed: 1, reverted: 0, left: [] });
  expect(await findImport(checked.id)).toMatchObject({ state: 'undone' });
});
