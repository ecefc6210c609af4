// @vitest-environment node
import { createTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { assignmentTexts } from './assignment-fields.ts';
import { addAssignment, assignmentQueries, deleteAssignment, markAssignmentSeen } from './assignments.ts';

const api = await useApi(createTestApi);
const key = 'k'.repeat(32);
const client = () => new QueryClient();
const list = (q = '') =>
  client().fetchQuery(assignmentQueries.list({ page: 1, perPage: 10, sort: null, q, filters: {} }));
const pdf = () =>
  new File(['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'Page 12.pdf', {
    type: 'application/pdf',
  });

test('an assignment is sent once, seen by its student, and deleted by its teacher', async () => {
  const [teacher, student] = [await someone(api, 'teacher'), await someone(api, 'student')];
  const { id } = await api.buildClass({ teacher, student });
  const classId = String(id);
  teacher.signIn();
  const sent = { ...assignmentTexts.valuesOf(), classId, title: 'Page 12', file: pdf() };
  const added = await addAssignment(sent, { key });
  expect((await addAssignment(sent, { key })).id).toBe(added.id);
  expect(added).toMatchObject({ seen: null, may: { delete: true }, assignmentFile: { type: 'document' } });
  student.signIn();
  await markAssignmentSeen(added.id);
  expect(await list('page')).toMatchObject({ total: 1, rows: [{ id: added.id, may: { delete: false } }] });
  teacher.signIn();
  const rows = await client().fetchQuery(assignmentQueries.ofClass(classId));
  expect(rows).toMatchObject([{ id: added.id, seen: { by: { id: String(student.id) } } }]);
  await deleteAssignment(added.id);
  expect(await list()).toMatchObject({ rows: [], total: 0 });
});

test('a file that is no PDF and no picture is rejected', async () => {
  const [teacher, student] = [await someone(api, 'teacher'), await someone(api, 'student')];
  const { id } = await api.buildClass({ teacher, student });
  teacher.signIn();
  const file = new File(['just words'], 'x.pdf', { type: 'application/pdf' });
  const sent = { ...assignmentTexts.valuesOf(), classId: String(id), title: 'Words', file };
  const rejection = await rejectionOf(addAssignment(sent, { key }));
  expect(rejection).toMatchObject({ status: 415, message: 'Only PDF or image files are allowed' });
});
