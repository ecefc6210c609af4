// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { http } from '@academy/shared-auth';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { signInForTest } from '@academy/shared-auth/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  certificatePaper,
  certificateQueries,
  confirmCertificate,
  proposeCertificate,
  withdrawCertificate,
} from './certificates.ts';
import { childrenQuery } from './children.ts';
import { type Entry, MOST_COUNTED, MOST_ENTRIES, newEntry } from './entries.ts';
import { homeRecordingsQuery, removeHomeRecording, sendRecordedMark } from './home-recordings.ts';
import { progressQueries, setKnown } from './progress.ts';
import { structureQuery } from './structure.ts';
import { homeHearingRequest, homeHearingResponse, saveStudyPlan, studyPlanQuery, takeBackHearing } from './study.ts';

const api = await useApi(sharedTestApi);
const client = () => new QueryClient();

/** Silence, in 8 kHz and 8 bits. */
function wavOf(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 8000;
  const size = seconds * rate;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(size, 40);
  return new Uint8Array([...head, ...new Uint8Array(size).fill(128)]);
}

/** A teacher with a student and a class that waits for its report. */
async function waiting() {
  const teacher = await someone(api, 'teacher');
  const student = await api.buildStudent({ teacher });
  const { id } = await api.buildClass({ teacher, student, startsAt: new Date(Date.now() - 200 * 60_000) });
  teacher.signIn();
  return { studentId: String(student.id), teacherId: String(teacher.id), classId: String(id) };
}

test('an entry as the form types it is stored with its report, shown on the map, and followed by a proposal', async () => {
  const { studentId, classId } = await waiting();
  const range = { surahFrom: 114, ayahFrom: 1, surahTo: 114, ayahTo: 6 };
  const entry: Entry = { ...newEntry('new', range), quality: 2, mistakes: 1, tags: ['madd'] };
  const better = { ...entry, quality: 4 };
  const json = { class_model: classId, report: 'Read', attendance: 'presence' };
  await http.post('daily-reports', { json: { ...json, parts: { progress: { entries: [better, entry] } } } });
  const found = await client().fetchQuery(progressQueries.of(studentId));
  expect(found).toMatchObject({ memorised: 6, may: { known: true } });
  expect(await client().fetchQuery(progressQueries.ofClass(studentId, classId))).toEqual({
    entries: [better, entry],
    notCounted: 0,
    steps: [],
  });
  expect(found.juz.at(-1)).toMatchObject({ number: 30, memorised: 6 });
  expect(found.surahs).toMatchObject([{ number: 114, ayahs: 6, memorised: 6 }]);
  expect(found.pages.length).toBe(1);
  expect((await client().fetchQuery(progressQueries.next(studentId))).new).toMatchObject({ surahFrom: 113 });
});

test('the API accepts as much with a report as its form offers, and no more', async () => {
  const { classId } = await waiting();
  const entry = { kind: 'reading', surahFrom: 114, ayahFrom: 1, surahTo: 114, ayahTo: 6, quality: 4 };
  const send = (count: number, mistakes: number) => {
    const entries = Array.from({ length: count }, () => ({ ...entry, mistakes, hesitations: mistakes }));
    const json = { class_model: classId, report: 'Read', attendance: 'presence', parts: { progress: { entries } } };
    return http.post('daily-reports', { json });
  };
  await expect(send(MOST_ENTRIES + 1, 0)).rejects.toMatchObject({ status: 422 });
  await expect(send(1, MOST_COUNTED + 1)).rejects.toMatchObject({ status: 422 });
  expect((await send(MOST_ENTRIES, MOST_COUNTED)).status).toBe(201);
});

test('the records of a month become sentences for its report', async () => {
  const { studentId, teacherId } = await waiting();
  const [year = 0, month = 0] = new Date().toISOString().split('-').map(Number);
  const texts = { en: expect.any(String), ar: expect.any(String) };
  const found = await client().fetchQuery(progressQueries.month({ studentId, teacherId, year, month }));
  expect(found).toEqual({ memorised: texts, revised: texts, attendance: texts });
});

test('a certificate is proposed, withdrawn, proposed again and confirmed, and has a PDF', async () => {
  const { studentId } = await waiting();
  await setKnown(studentId, { juz: [30], ranges: [] });
  const listed = () => client().fetchQuery(certificateQueries.of(studentId));
  expect(await listed()).toEqual({ data: [], proposable: [30], examNeeded: [] });
  await proposeCertificate(studentId, 30, 'first');
  const [first] = (await listed()).data;
  expect(first).toMatchObject({ juz: 30, confirmedAt: null, may: { confirm: false, withdraw: true } });
  await withdrawCertificate(first?.id ?? '');
  await proposeCertificate(studentId, 30, 'second');
  const [second] = (await listed()).data;
  (await someone(api, 'admin')).signIn();
  expect(await client().fetchQuery(certificateQueries.proposed())).toMatchObject([{ juz: 30, id: second?.id }]);
  await confirmCertificate(second?.id ?? '');
  expect((await certificatePaper(second?.id ?? '', 'ar')).type).toBe('application/pdf');
});

test('a hand-over and the list of ayahs to teach again are read', async () => {
  const { studentId } = await waiting();
  await setKnown(studentId, { juz: [30], ranges: [] });
  expect(await client().fetchQuery(progressQueries.handOver(studentId))).toMatchObject({ memorised: 564, recent: [] });
  expect(await client().fetchQuery(progressQueries.reTeaching())).toEqual([]);
});

test('what a student knew before is stored, and later due for revision', async () => {
  const { studentId } = await waiting();
  await setKnown(studentId, { juz: [30], ranges: [{ surahFrom: 67, ayahFrom: 1, surahTo: 67, ayahTo: 30 }] });
  expect(await client().fetchQuery(progressQueries.of(studentId))).toMatchObject({
    memorised: 594,
    known: { juz: [30], ranges: [{ surahFrom: 67 }] },
  });
  expect((await client().fetchQuery(progressQueries.due(studentId))).items.length).toBeLessThanOrEqual(15);
});

test('what a family marks as heard at home, and the week that it sets, are part of the list of the day', async () => {
  const { studentId } = await waiting();
  await setKnown(studentId, { juz: [1, 30], ranges: [] });
  const plan = await client().fetchQuery(studyPlanQuery(studentId));
  const fields = {
    daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
    pagesADay: 7,
    travel: [{ from: '2026-01-01', to: '2026-01-02' }],
  };
  expect(await saveStudyPlan(studentId, fields)).toEqual({ ...plan, ...fields, capacity: { keeps: 210, known: 44 } });
  const { date } = await client().fetchQuery(progressQueries.due(studentId));
  const id = Number(studentId);
  signInForTest({ id: studentId, name: 'Student', role: 'student' }, [], await api.tokenFor({ id }));
  const { path, json } = homeHearingRequest(studentId, { pages: [1], on: date, quality: 3 });
  const marked = await http.post(path, { json }).json(homeHearingResponse);
  const hearing = { page: 1, quality: 3, by: { id: studentId, name: expect.any(String) } };
  expect(marked.data).toEqual({ on: date, pages: [hearing] });
  const due = await client().fetchQuery(progressQueries.due(studentId));
  expect(due).toMatchObject({ done: [hearing], may: { mark: true }, capacity: { pagesADay: 7 } });
  expect(await takeBackHearing(studentId, { pages: [1], on: date })).toEqual({ data: { on: date, pages: [] } });
  const sending = { file: new File([wavOf(2)], 'home.wav', { type: 'audio/wav' }), key: 'a'.repeat(32) };
  for (let time = 0; time < 2; time += 1)
    expect(await sendRecordedMark(studentId, { pages: [1, 2], on: date, quality: 2 }, sending)).toMatchObject({
      data: { on: date, pages: [{ page: 1 }, { page: 2 }] },
    });
  const [recorded, ...more] = await client().fetchQuery(homeRecordingsQuery(studentId));
  expect([recorded, more]).toMatchObject([{ on: date, pages: [1, 2], seconds: 2, may: { remove: true } }, []]);
  await removeHomeRecording(studentId, recorded?.id ?? '');
  expect(await client().fetchQuery(homeRecordingsQuery(studentId))).toEqual([]);
});

test('the structure has all surahs, juz and pages', async () => {
  await waiting();
  const { surahs, juz, pages } = await client().fetchQuery(structureQuery());
  expect([surahs.length, juz.length, pages.length]).toEqual([114, 30, 604]);
  expect(surahs[0]).toEqual({ number: 1, ayahs: 7, name: { en: expect.any(String), ar: 'الفاتحة' } });
});

test('a relative has children, other users have none', async () => {
  await waiting();
  expect(await client().fetchQuery(childrenQuery())).toEqual([]);
});
