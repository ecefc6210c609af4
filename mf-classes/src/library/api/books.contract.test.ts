// @vitest-environment node
import { createTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { bookTexts } from './book-fields.ts';
import { addBook, bookQueries, changeBook, deleteBook } from './books.ts';

const api = await useApi(createTestApi);
const key = 'k'.repeat(32);
const client = () => new QueryClient();
const list = (q = '') =>
  client().fetchQuery(bookQueries.list({ page: 1, perPage: 10, sort: '-created_at', q, filters: {} }));
const pdf = () =>
  new File(['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'Qaida.pdf', {
    type: 'application/pdf',
  });

test('a book is added once, read by students, edited without its file, and deleted', async () => {
  const student = await someone(api, 'student');
  const admin = await someone(api, 'admin');
  admin.signIn();
  const fields = { ...bookTexts.valuesOf(), title: 'Qaida', file: pdf(), cover: null };
  const { id } = await addBook(fields, { key });
  expect((await addBook(fields, { key })).id).toBe(id);
  const changed = await changeBook(id, { ...fields, title: 'Qaida II', description: 'New', file: null }, {});
  expect(changed).toMatchObject({ title: 'Qaida II', description: 'New', book: { name: 'Qaida.pdf' }, cover: null });
  student.signIn();
  expect(await list('qaida')).toMatchObject({ total: 1, rows: [{ id, may: { edit: false, delete: false } }] });
  expect(await rejectionOf(deleteBook(id))).toMatchObject({ status: 403 });
  admin.signIn();
  await deleteBook(id);
  expect(await rejectionOf(client().fetchQuery(bookQueries.detail(id)))).toMatchObject({ status: 404 });
});
