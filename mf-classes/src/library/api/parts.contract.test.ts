// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { expect, test } from 'vitest';
import { sendHandIn } from './hand-ins.ts';
import { discardParts, sendParts } from './parts.ts';

const calls: string[] = [];
const api = await useApi(async () => {
  const opened = await sharedTestApi();
  const fetch = (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return opened.fetch(request);
  };
  return { ...opened, fetch };
});
const sentParts = () => calls.filter((call) => /^PUT .*\/uploads\/in-parts\/[^/]+\/\d+$/.test(call));
const PART = 256 * 1024;
/** A PDF with a long comment, of two parts. */
const file = new File(
  ['%PDF-1.7\n%', 'a'.repeat(PART), '\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'],
  'Page 12.pdf',
  { type: 'application/pdf' },
);
const { signal } = new AbortController();

async function anAssignment(): Promise<string> {
  const teacher = await someone(api, 'teacher');
  const student = await someone(api, 'student');
  const { id: classId } = await api.buildClass({ teacher, student });
  const { id: mediaId } = await api.buildImage({ owner: teacher });
  const [row] = await api.deps.database.sql.query<{ id: string }>({
    text: `insert into assignments (class_id, student_id, media_id, title, uploaded_by)
      values ($1, $2, $3, 'al-Mulk', $4) returning id::text`,
    values: [classId, student.id, mediaId, teacher.id],
  });
  student.signIn();
  return row?.id ?? '';
}

test('a large file is handed in by parts, and parts that have arrived are not sent again', async () => {
  const assignmentId = await anAssignment();
  const shares: number[] = [];
  const carrying = { key: 'f'.repeat(32), signal, onProgress: (share: number) => shares.push(share) };
  const { id, number, file: stored } = await sendHandIn({ assignmentId, file, note: 'Twice' }, carrying);
  expect([number, stored]).toMatchObject([1, { name: 'Page 12.pdf' }]);
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  expect(sentParts()).toHaveLength(2);
  expect((await sendHandIn({ assignmentId, file, note: 'Twice' }, carrying)).id).toBe(id);
  expect(sentParts()).toHaveLength(2);
});

test('parts that have arrived are counted at the next try, and deleted when they are discarded', async () => {
  await anAssignment();
  const first: number[] = [];
  const send = (shares: number[]) =>
    sendParts({ id: 'e'.repeat(32), file, signal, onProgress: (share) => shares.push(share) });
  await send(first);
  const second: number[] = [];
  await send(second);
  expect(second).toEqual([1]);
  await discardParts('e'.repeat(32));
  const third: number[] = [];
  await send(third);
  expect(third[0]).toBe(0);
});
