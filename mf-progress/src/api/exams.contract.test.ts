// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { certificateQueries } from './certificates.ts';
import { changeExam, createExam, deleteExam, examQueries, MOST_EXAM_PAGES } from './exams.ts';
import { progressQueries, setKnown } from './progress.ts';

const api = await useApi(sharedTestApi);
const client = () => new QueryClient();

async function ready() {
  const teacher = await someone(api, 'teacher');
  const student = await api.buildStudent({ teacher });
  teacher.signIn();
  const studentId = String(student.id);
  await setKnown(studentId, { juz: [30], ranges: [] });
  const admin = await someone(api, 'admin');
  admin.signIn();
  return { studentId, teacher, admin };
}

test('an exam is set, counted, recorded and read, and its weak page is due', async () => {
  const { studentId, teacher } = await ready();
  const found = await client().fetchQuery(examQueries.toExamine());
  expect(found.data).toMatchObject([{ student: { id: studentId }, juz: [30] }]);
  const fields = { juz: [30], ranges: [], pages: 3 };
  const made = await createExam(studentId, fields, 'first');
  expect((await createExam(studentId, fields, 'first')).id).toBe(made.id);
  expect(made).toMatchObject({ status: 'started', drawn: [{}, {}, {}], may: { hold: true, delete: true } });
  expect(await client().fetchQuery(examQueries.openCount())).toBe(1);
  const { page = 0, surahFrom: surah = 0, ayahFrom: ayah = 0 } = made.drawn[0] ?? {};
  const mistakes = [{ page, surah, ayah, count: 2 }];
  const saved = await changeExam(made.id, { mistakes, version: made.version });
  expect(saved.mistakes).toEqual(mistakes);
  await changeExam(made.id, { mistakes, result: 2, note: 'Again', version: saved.version });
  teacher.signIn();
  expect((await client().fetchQuery(examQueries.of(studentId))).data).toMatchObject([
    { id: made.id, result: 2, isPassed: false, note: 'Again' },
  ]);
  expect(await client().fetchQuery(examQueries.detail(made.id))).toMatchObject({ mistakes, may: { hold: false } });
  const { items } = await client().fetchQuery(progressQueries.due(studentId));
  expect(items).toMatchObject([{ page, examinedOn: made.heldOn ?? '' }]);
  const { exams } = await client().fetchQuery(progressQueries.handOver(studentId));
  expect(exams).toMatchObject([{ juz: [30], result: 2 }]);
  expect((await client().fetchQuery(certificateQueries.of(studentId))).examNeeded).toEqual([]);
});

test('another teacher is found and named, starts it, and the API takes as many pages as the form offers', async () => {
  const { studentId, admin } = await ready();
  const other = await someone(api, 'teacher');
  admin.signIn();
  const options = await client().fetchQuery(examQueries.examiners(''));
  expect(options.map(({ value }) => value)).toContain(String(other.id));
  const fields = { juz: [30], ranges: [], examinerId: String(other.id) };
  await expect(createExam(studentId, { ...fields, pages: MOST_EXAM_PAGES + 1 }, 'a')).rejects.toMatchObject({
    status: 422,
  });
  const { id } = await createExam(studentId, { ...fields, pages: MOST_EXAM_PAGES }, 'b');
  other.signIn();
  expect((await changeExam(id, { start: true })).drawn).toHaveLength(MOST_EXAM_PAGES);
  const { rows } = await client().fetchQuery(
    examQueries.open({ page: 1, perPage: 10, sort: null, q: '', filters: {} }),
  );
  expect(rows).toMatchObject([{ id }]);
  await deleteExam(id);
  expect(await client().fetchQuery(examQueries.openCount())).toBe(0);
});
