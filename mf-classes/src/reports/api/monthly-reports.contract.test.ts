// @vitest-environment node
import { createTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { monthlyQueries, saveMonthlyDraft, saveMonthlyReport } from './monthly-reports.ts';

const api = await useApi(createTestApi);
const key = 'k'.repeat(32);
const client = () => new QueryClient();
const list = () => client().fetchQuery(monthlyQueries.list({ page: 1, perPage: 10, sort: null, q: '', filters: {} }));

test('a monthly report is drafted, submitted once, and read with the figures of its month', async () => {
  const teacher = await someone(api, 'teacher');
  const student = await api.buildStudent({ teacher });
  const held = { teacher, student, status: 'ended', startsAt: new Date('2026-01-10T12:00:00Z') } as const;
  const { id: classId } = await api.buildClass({ ...held, accomplished: 'An-Naba' });
  await api.buildReport({ classId, author: teacher, text: 'Read well' });
  teacher.signIn();
  const pair = { student: String(student.id), month: '2026-01' };
  await saveMonthlyDraft(pair, ['Half']);
  const form = await client().fetchQuery(monthlyQueries.form(pair));
  expect(form).toMatchObject({ facts: { held: 1 }, classes: [{ report: 'Read well' }], draft: { answers: ['Half'] } });
  const answers = form.questions.ar.map((question) => ({ question, answer: 'نعم' }));
  const saved = await saveMonthlyReport(pair, answers, key);
  expect(saved).toMatchObject({ to_go: 0, next_student: null });
  expect((await saveMonthlyReport(pair, answers, key)).id).toBe(saved.id);
  const rejection = await rejectionOf(saveMonthlyReport(pair, answers, 'o'.repeat(32)));
  expect(rejection).toMatchObject({ status: 400, message: 'A report for this student and month already exists' });
  expect(await client().fetchQuery(monthlyQueries.detail(saved.id))).toMatchObject({
    language: 'ar',
    questionsAndAnswers: answers,
  });
  expect((await list()).rows.map(({ id }) => id)).toEqual([saved.id]);
  expect(await client().fetchQuery(monthlyQueries.due())).toMatchObject({ students: [] });
  (await someone(api, 'student')).signIn();
  expect(await list()).toMatchObject({ rows: [], total: 0 });
  expect(await rejectionOf(client().fetchQuery(monthlyQueries.detail(saved.id)))).toMatchObject({ status: 404 });
});
