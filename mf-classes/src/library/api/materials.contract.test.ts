// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { materialTexts } from './material-fields.ts';
import { changeMaterial, createMaterial, deleteMaterial, materialQueries } from './materials.ts';

const api = await useApi(sharedTestApi);
const list = (q = '') =>
  new QueryClient().fetchQuery(materialQueries.list({ page: 1, perPage: 10, sort: 'name', q, filters: {} }));

const pdf = () =>
  new File(['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'Amma.pdf', {
    type: 'application/pdf',
  });

test('an admin adds a material once, edits and deletes it', async () => {
  (await someone(api, 'admin')).signIn();
  const fields = { ...materialTexts.valuesOf(), name: 'Juz Amma', content: 'An-Naba to An-Nas', file: pdf() };
  await createMaterial(fields, 'k'.repeat(32));
  await createMaterial(fields, 'k'.repeat(32));
  const { rows, total } = await list('amma');
  expect(total).toBe(1);
  const id = rows[0]?.id ?? '';
  expect(rows[0]?.may).toEqual({ edit: true, delete: true });
  expect(rows[0]?.file).toMatchObject({ name: 'Amma.pdf', mime: 'application/pdf' });
  const without = { ...fields, name: 'Juz 30', file: null };
  await changeMaterial(id, without);
  const changed = await new QueryClient().fetchQuery(materialQueries.detail(id));
  expect(changed).toMatchObject({ name: 'Juz 30', file: { id: rows[0]?.file?.id } });
  await changeMaterial(id, { ...without, removesFile: true });
  expect((await new QueryClient().fetchQuery(materialQueries.detail(id))).file).toBeNull();
  await deleteMaterial(id);
  expect((await list()).total).toBe(0);
});

test('a student reads materials and changes none', async () => {
  const { id } = await api.buildMaterial();
  (await someone(api, 'student')).signIn();
  expect((await list()).rows[0]?.may).toEqual({ edit: false, delete: false });
  expect(await rejectionOf(deleteMaterial(String(id)))).toMatchObject({ status: 403 });
});
