// @vitest-environment node
import { createTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { assignmentTexts } from './assignment-fields.ts';
import { addAssignment } from './assignments.ts';
import { bookTexts } from './book-fields.ts';
import { addBook } from './books.ts';
import { fileQueries } from './files.ts';

const api = await useApi(createTestApi);
const pdf = (name: string) =>
  new File(['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], name, {
    type: 'application/pdf',
  });
const list = (kind?: string) =>
  new QueryClient().fetchQuery(
    fileQueries.list({ page: 1, perPage: 10, sort: null, q: '', filters: kind ? { kind } : {} }),
  );

test('files of books and assignments are listed with the place that they belong to', async () => {
  const [admin, student] = [await someone(api, 'admin'), await someone(api, 'student')];
  const { id } = await api.buildClass({ student });
  admin.signIn();
  const book = await addBook(
    { ...bookTexts.valuesOf(), title: 'Qaida', file: pdf('q.pdf'), cover: null },
    { key: 'b'.repeat(32) },
  );
  const texts = { ...assignmentTexts.valuesOf(), title: 'Page 12' };
  await addAssignment({ ...texts, classId: String(id), file: pdf('p.pdf') }, { key: 'a'.repeat(32) });
  student.signIn();
  const { rows, total } = await list();
  expect(total).toBe(2);
  expect(rows.map(({ kind, title, place_id }) => [kind, title, place_id]).sort()).toEqual([
    ['assignment', 'Page 12', String(id)],
    ['book', 'Qaida', book.id],
  ]);
  expect((await list('book')).total).toBe(1);
});
