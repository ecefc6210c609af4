import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Fields } from '#base/fields/fields.ts';
import { attendances } from '#modules/classes/classes/class-status.ts';
import { reportDraftFields } from '#modules/classes/classes/report-draft.fields.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { editableFields, reportTextFields, submittedFields } from './report.fields.ts';

const api = await useTestApi();
const { after, call, report, team } = classCalls(api);

const SAMPLES: unknown[] = ['Surat al-Mulk', 7, true, { lesson: { pages: 2 } }, ...attendances];

/** The fields of a list that clients write, each with an accepted value. */
const writtenOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { body }]) =>
    body ? [{ name, sent: SAMPLES.find((sample) => v.is(body, sample)) }] : [],
  );

async function given() {
  const own = await team();
  const { id: classId } = await api.buildClass({ ...own, startsAt: after(-60) });
  const shown = async () => (await call(own.teacher, 'get', `/classes/${classId}`)).body.data;
  return { ...own, classId, shown };
}

it.each(writtenOf(reportDraftFields))('the $name in the draft of a report is stored', async ({ name, sent }) => {
  const own = await given();
  expect(sent).toBeDefined();
  await call(own.teacher, 'put', `/daily-reports/drafts/${own.classId}`, { [name]: sent });
  expect((await own.shown()).draft).toMatchObject({ [name]: sent });
});

it.each(writtenOf(submittedFields))('the $name that is sent with a report is shown', async ({ name, sent }) => {
  const own = await given();
  const { id } = (await report(own.teacher, own.classId, { [name]: sent })).body.data;
  expect((await call(own.teacher, 'get', `/daily-reports/${id}`)).body.data[name]).toBe(sent);
});

it.each(writtenOf(reportTextFields))('the $name of a reopened class is in its draft again', async ({ name, sent }) => {
  const own = await given();
  await report(own.teacher, own.classId, { [name]: sent });
  await call(own.admin, 'post', `/classes/${own.classId}/reopen`, { reason: 'Again' });
  expect((await own.shown()).draft).toMatchObject({ [name]: sent });
});

const edited = 'the $name of a report that is edited is shown, and recorded with its former value';
it.each(writtenOf(editableFields))(edited, async ({ name, sent }) => {
  const own = await given();
  const { id } = (await report(own.teacher, own.classId)).body.data;
  const former = (await call(own.leader, 'get', `/daily-reports/${id}`)).body.data[name];
  expect((await call(own.leader, 'post', `/daily-reports/${id}`, { [name]: sent })).body.data[name]).toBe(sent);
  const [line] = await api.deps.database.sql.query<object>({
    text: `select before, after from audit_log where action = 'report.update'`,
  });
  expect(line).toEqual({ before: { [name]: former }, after: { [name]: sent } });
});
