import { beforeEach, describe, expect, it } from 'vitest';
import { purgeUploads } from '#modules/platform/files/in-parts/uploads-in-parts.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { formOf, pdf, recording } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, family, team } = classCalls(api);
type Person = { id: number };

const PART = 256 * 1024;
const WEEK_MS = 7 * 86_400_000;
const START = 9;
/** A PDF with a long comment: three parts, the last of 100 bytes. */
const bytes = Buffer.concat([
  pdf().subarray(0, START),
  Buffer.from(`%${'a'.repeat(2 * PART + 98 - pdf().byteLength)}\n`),
  pdf().subarray(START),
]);
const ID = 'a-recitation-of-monday';
const about = { name: 'Page 12.pdf', type: 'application/pdf', size: bytes.byteLength };

const partAt = (number: number, of: Buffer<ArrayBuffer> = bytes) => of.subarray(number * PART, (number + 1) * PART);
const announce = (person: Person, body: object = about, id = ID) =>
  call(person, 'put', `/uploads/in-parts/${id}`, body);

async function send(person: Person, number: number, part = partAt(number)) {
  const response = await api.request('put', `/api/uploads/in-parts/${ID}/${number}`, {
    token: await api.tokenFor(person),
    body: formOf({ part: [part, 'part', 'application/octet-stream'] }),
  });
  return { status: response.status, body: await response.json() };
}

async function anAssignment(own: Awaited<ReturnType<typeof family>>): Promise<number> {
  const { teacher, student } = own;
  const { id: classId, studentId } = await api.buildClass({ teacher, student, startsAt: after(60) });
  const { id: mediaId } = await api.buildImage({ owner: teacher });
  const [row] = await sql.query<{ id: number }>({
    text: `insert into assignments (class_id, student_id, media_id, title, uploaded_by)
      values ($1, $2, $3, 'al-Mulk', $4) returning id::int`,
    values: [classId, studentId, mediaId, teacher.id],
  });
  return row?.id ?? 0;
}
/** Creates a student with an assignment. */
async function given() {
  const own = await family();
  return { ...own, id: await anAssignment(own) };
}
const handIn = (person: Person, id: number, body: object = {}) =>
  call(person, 'put', `/assignments/${id}/hand-ins/${ID}`, body);
const handedIn = async (person: Person, id: number) =>
  (await call(person, 'get', `/assignments/${id}/hand-ins`)).body.data;
const uploadRow = async () => {
  const [row] = await sql.query<{ folder: string; parts: number[] }>({
    text: 'select folder, parts from uploads_in_parts',
  });
  if (!row) throw new Error('there is no upload');
  return row;
};
const storedParts = () => api.storedFiles().filter((name) => /^\d+$/.test(name));

let own: Awaited<ReturnType<typeof given>>;
beforeEach(async () => {
  own = await given();
});

describe('a file in parts (C25, ADR 127)', () => {
  it('a file in parts arrives in any order, also twice, and is handed in as one file; then its parts are deleted', async () => {
    expect((await announce(own.student)).body.data).toEqual({ size: about.size, partBytes: PART, received: [] });
    for (const number of [2, 0, 0]) expect((await send(own.student, number)).status).toBe(200);
    expect((await announce(own.student)).body.data.received).toEqual([0, 2]);
    expect((await handIn(own.student, own.id)).status).toBe(409);
    expect((await send(own.student, 1)).body.data.received).toEqual([0, 1, 2]);
    expect(storedParts()).toHaveLength(3);
    const { status, body } = await handIn(own.student, own.id, { note: 'Twice' });
    expect([status, body.data]).toMatchObject([200, { number: 1, note: 'Twice', file: { name: 'Page 12.pdf' } }]);
    const file = await api.request('get', body.data.file.image_path.split('?')[0], {
      token: await api.tokenFor(own.teacher),
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(storedParts()).toEqual([]);
  });

  it('a file in parts is handed in only once, however often and from however many tabs', async () => {
    await announce(own.student);
    for (const number of [0, 1, 2]) await send(own.student, number);
    const stored = api.storedFiles().length;
    const both = await Promise.all([handIn(own.student, own.id), handIn(own.student, own.id)]);
    const later = await handIn(own.student, own.id);
    expect([...both, later].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([...both, later].map(({ body }) => body.data.id)).size).toBe(1);
    expect(await handedIn(own.teacher, own.id)).toHaveLength(1);
    expect(api.storedFiles()).toHaveLength(stored - 3 + 1);
  });

  it('a repetition deletes parts that a call left behind when it stopped after the hand-in', async () => {
    await announce(own.student);
    for (const number of [0, 1, 2]) await send(own.student, number);
    const { folder, parts } = await uploadRow();
    const first = await handIn(own.student, own.id);
    for (const number of parts)
      await api.deps.files.put(`parts/${folder}/${number}`, partAt(number), 'application/octet-stream');
    await sql.query({ text: 'update uploads_in_parts set folder = $1', values: [folder] });
    expect(storedParts()).toHaveLength(3);
    const again = await handIn(own.student, own.id);
    expect([again.status, again.body.data.id]).toEqual([200, first.body.data.id]);
    expect(storedParts()).toEqual([]);
    expect((await announce(own.student)).body.data.received).toEqual([0, 1, 2]);
  });

  it('after a file in parts is handed in, no further part is stored and nothing else can use the file', async () => {
    await announce(own.student);
    for (const number of [0, 1, 2]) await send(own.student, number);
    await handIn(own.student, own.id);
    const other = await anAssignment(own);
    const stored = api.storedFiles();
    for (let each = 0; each < 20; each += 1) await announce(own.student, about, `a-later-file-number-${each}`);
    expect((await announce(own.student)).body.data.received).toEqual([0, 1, 2]);
    expect((await send(own.student, 0)).body.data.received).toEqual([0, 1, 2]);
    expect((await handIn(own.student, other)).status).toBe(404);
    expect(api.storedFiles()).toEqual(stored);
    await call(own.student, 'delete', `/uploads/in-parts/${ID}`);
    expect((await announce(own.student)).body.data.received).toEqual([]);
  });

  it('a part that arrives while its file is removed leaves nothing behind', async () => {
    await announce(own.student);
    await send(own.student, 0);
    const removed: string[] = [];
    const remove = async (key: string) => {
      await api.deps.files.delete(key);
      if (removed.push(key) === 1) expect((await send(own.student, 0)).status).toBe(200);
    };
    const nextWeek = new Date(api.clock.now().getTime() + WEEK_MS);
    await purgeUploads({ sql, files: { ...api.deps.files, delete: remove } }, nextWeek);
    expect(storedParts()).toEqual([]);
  });

  it('a file in parts belongs to its owner, and another student’s assignment cannot use it', async () => {
    await announce(own.student);
    for (const number of [0, 1, 2]) await send(own.student, number);
    const stranger = (await team()).student;
    expect((await send(stranger, 0)).status).toBe(404);
    expect((await handIn(stranger, own.id)).status).toBe(404);
    expect((await handIn(own.parent, own.id)).status).toBe(403);
    await call(stranger, 'delete', `/uploads/in-parts/${ID}`);
    expect((await handIn(own.student, own.id)).status).toBe(200);
  });

  it('a file in parts that is no picture, PDF or recording, or too long, is rejected and leaves no draft', async () => {
    const long = recording(200);
    const wrong: [Buffer<ArrayBuffer>, string, number][] = [
      [Buffer.from('only words'), 'text/plain', 415],
      [Buffer.from(long), 'audio/webm', 422],
    ];
    for (const [content, type, status] of wrong) {
      await call(own.student, 'delete', `/uploads/in-parts/${ID}`);
      await announce(own.student, { name: 'a', type, size: content.byteLength });
      for (let number = 0; number * PART < content.byteLength; number += 1)
        await send(own.student, number, partAt(number, content));
      const stored = api.storedFiles().length;
      expect((await handIn(own.student, own.id)).status, type).toBe(status);
      expect(api.storedFiles()).toHaveLength(stored);
    }
    expect(await handedIn(own.student, own.id)).toEqual([]);
  });

  it('a part of a wrong length or number, another file under the id, and a file of more than 10 MB are rejected', async () => {
    await announce(own.student);
    expect(await send(own.student, 2, partAt(0))).toMatchObject({ status: 422, body: { fields: [{ path: 'part' }] } });
    expect((await send(own.student, 3, partAt(0))).status).toBe(404);
    expect((await send(own.student, 0, Buffer.alloc(PART + 1))).status).toBe(413);
    expect((await announce(own.student, { ...about, size: 12 })).status).toBe(409);
    const large = await announce(own.student, { ...about, size: 10 * 1024 * 1024 + 1 }, 'another-file-of-monday');
    expect(large).toMatchObject({ status: 422, body: { fields: [{ path: 'size' }] } });
    expect(storedParts()).toEqual([]);
  });

  it('a file in parts is deleted when it is discarded, after a week, and as the oldest of more than twenty', async () => {
    await announce(own.student);
    await send(own.student, 0);
    await call(own.student, 'delete', `/uploads/in-parts/${ID}`);
    expect(storedParts()).toEqual([]);
    await announce(own.student);
    await send(own.student, 1);
    api.clock.advance(1000);
    for (let each = 0; each < 20; each += 1) await announce(own.student, about, `a-later-file-number-${each}`);
    expect(storedParts()).toEqual([]);
    await announce(own.student);
    await send(own.student, 1);
    await purgeUploads({ sql, files: api.deps.files }, new Date(api.clock.now().getTime() + WEEK_MS - 1));
    expect(storedParts()).toHaveLength(1);
    await purgeUploads({ sql, files: api.deps.files }, new Date(api.clock.now().getTime() + WEEK_MS));
    expect(storedParts()).toEqual([]);
    expect(await sql.query({ text: 'select from uploads_in_parts' })).toEqual([]);
  });
});
