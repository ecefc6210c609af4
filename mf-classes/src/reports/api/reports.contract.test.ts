// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { classQueries } from '#/class/api/classes.ts';
import { reportTexts } from '#/class/api/report-fields.ts';
import { saveReport } from '#/testing/save-report.ts';
import { changeReport, deleteReport, reportQueries, saveReportDraft } from './reports.ts';

const api = await useApi(sharedTestApi);
const texts = { ...reportTexts.valuesOf(), report: 'Read well.', accomplished: 'An-Naba' };
const fields = { ...texts, attendance: 'presence' } as const;
const key = 'k'.repeat(32);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const list = () =>
  new QueryClient().fetchQuery(reportQueries.list({ page: 1, perPage: 10, sort: '-created_at', q: '', filters: {} }));
const show = (id: string) => new QueryClient().fetchQuery(reportQueries.detail(id));

/** Two classes of one teacher that wait for their report. */
async function waiting() {
  const teacher = await someone(api, 'teacher');
  const student = await api.buildStudent({ teacher });
  const build = (minutes: number) => api.buildClass({ teacher, student, startsAt: ago(minutes) });
  const [first, second] = [await build(200), await build(100)];
  teacher.signIn();
  return { teacher, student, first: String(first.id), second: String(second.id) };
}

test('a report is saved once however often it is sent, and the response names the next class without one', async () => {
  const { first, second } = await waiting();
  const saved = await saveReport(first, fields, key);
  expect(saved).toMatchObject({ remaining_classes: -1, next_class_id: second, class: { status: 'ended' } });
  expect((await saveReport(first, fields, key)).id).toBe(saved.id);
  const rejection = await rejectionOf(saveReport(first, fields, 'o'.repeat(32)));
  expect(rejection).toMatchObject({ status: 409, message: 'Report already exists' });
  expect((await list()).rows.map(({ id, excerpt }) => [id, excerpt])).toEqual([[saved.id, 'Read well.']]);
});

test("the class's response contains the draft on the server", async () => {
  const { first } = await waiting();
  await saveReportDraft(first, { attendance: 'trial', report: 'Half', accomplished: '', notes: '' });
  await saveReportDraft(first, { report: 'Half a', accomplished: '', notes: '' });
  const { draft } = await new QueryClient().fetchQuery(classQueries.detail(first));
  expect(draft).toMatchObject({ attendance: null, report: 'Half a' });
});

test('a report is corrected by its teacher, gets a note from staff, and is deleted by an admin', async () => {
  const { first } = await waiting();
  const { id } = await saveReport(first, fields, key);
  await changeReport(id, { report: 'Corrected' });
  expect(await show(id)).toMatchObject({ report: 'Corrected', leader_note: null, may: { edit: true, delete: false } });
  (await someone(api, 'admin')).signIn();
  await changeReport(id, { leader_note: 'Ask the parents' });
  expect(await show(id)).toMatchObject({
    leader_note: 'Ask the parents',
    may: { edit: true, delete: true, note: true },
  });
  await deleteReport(id);
  expect(await rejectionOf(show(id))).toMatchObject({ status: 404 });
});

test("another user's report is not found", async () => {
  const { first } = await waiting();
  const { id } = await saveReport(first, fields, key);
  (await someone(api, 'student')).signIn();
  expect(await rejectionOf(show(id))).toMatchObject({ status: 404 });
});
