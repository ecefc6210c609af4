// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeForm, createForm, deleteForm, type FormFields, formQueries } from './forms.ts';
import { deleteSubmission, exportSubmissions, submissionQueries } from './submissions.ts';

const api = await useApi(sharedTestApi);
const firstPage = { page: 1, perPage: 10, sort: null, q: '', filters: {} };
const fetch = new QueryClient();
const list = () => new QueryClient().fetchQuery(formQueries.list(firstPage));

const fields: FormFields = {
  name: 'Admission',
  open: true,
  questions: [{ title: 'Town', type: 'text', options: [], required: true }],
};

test('an admin builds a form once, edits and deletes it', async () => {
  (await someone(api, 'admin')).signIn();
  await createForm(fields, 'k'.repeat(32));
  await createForm(fields, 'k'.repeat(32));
  const { rows, total } = await list();
  expect(total).toBe(1);
  const id = rows[0]?.id ?? '';
  const { questions, revision } = await fetch.fetchQuery(formQueries.detail(id));
  await changeForm(id, { ...fields, name: 'Admission 2027', open: false, questions }, revision);
  const late = changeForm(id, { ...fields, questions }, revision);
  expect(await rejectionOf(late)).toMatchObject({ status: 409, code: 'outdated', data: { revision: 2 } });
  const changed = await new QueryClient().fetchQuery(formQueries.detail(id));
  expect(changed).toMatchObject({ name: 'Admission 2027', open: false, questions });
  await deleteForm(id);
  expect((await list()).total).toBe(0);
});

test('a visitor sends a form, and an admin reads, exports and deletes the submission', async () => {
  (await someone(api, 'admin')).signIn();
  await createForm(fields, 'f'.repeat(32));
  const formId = (await list()).rows[0]?.id ?? '';
  const { questions } = await fetch.fetchQuery(formQueries.detail(formId));
  const body = new FormData();
  const sent = {
    formId,
    userName: 'Layla',
    userEmail: 'layla@example.test',
    'question[0]': questions[0]?.id ?? '',
    'answer[0]': 'Amman',
  };
  for (const [name, value] of Object.entries(sent)) body.append(name, value);
  expect((await api.request('post', '/api/forms/submit', { body })).status).toBe(201);
  const page = await fetch.fetchQuery(submissionQueries.list(formId, firstPage));
  expect(page).toMatchObject({ total: 1, rows: [{ userName: 'Layla', read: false, answers: 1 }] });
  const id = page.rows[0]?.id ?? '';
  const unread = () => new QueryClient().fetchQuery(formQueries.unread());
  expect(await unread()).toBe(1);
  const { date, form } = await fetch.fetchQuery(submissionQueries.detail(id));
  expect(form).toMatchObject({ id: formId, deleted: false });
  expect(date.answers).toMatchObject([{ question: 'Town', answer: 'Amman', file: null }]);
  expect(await unread()).toBe(0);
  const csv = await exportSubmissions(formId, { sort: null, q: '', filters: { userName: 'lay' } });
  expect(await csv.text()).toContain('Layla,layla@example.test');
  await deleteSubmission(id);
  expect((await new QueryClient().fetchQuery(submissionQueries.list(formId, firstPage))).total).toBe(0);
});

test('a teacher sees no forms', async () => {
  (await someone(api, 'teacher')).signIn();
  expect(await rejectionOf(list())).toMatchObject({ status: 403 });
});
