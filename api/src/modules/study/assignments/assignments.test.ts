import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { formOf, mp4, office, pdf, picture, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, team } = classCalls(api);
type Person = { id: number };

const png = await picture().png().toBuffer();
const [gif, webp] = [await picture().gif().toBuffer(), await picture().webp().toBuffer()];
const huge = await sharp({ create: { width: 9000, height: 8000, channels: 3, background: '#000' } })
  .png({ compressionLevel: 1, progressive: true })
  .toBuffer();
const sheet: Sent = [pdf(), 'Sheet.pdf', 'application/pdf'];

async function add(
  person: Person,
  classId: number,
  file: Sent = sheet,
  fields: Record<string, string> = {},
  key?: string,
) {
  const response = await api.request('post', '/api/assignments', {
    token: await api.tokenFor(person),
    body: formOf({ classId: String(classId), title: 'Page 12', ...fields, assignmentFile: file }),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
  return { status: response.status, body: await response.json() };
}
const list = async (person: Person, query = '') => (await call(person, 'get', `/assignments?${query}`)).body;
const idsOf = async (person: Person, query = '') =>
  (await list(person, query)).data.map(({ id }: { id: string }) => id);
const seen = (person: Person, id: string) => call(person, 'post', `/assignments/${id}/seen`);
const open = async (person: Person, path: string) =>
  (await api.request('get', path.split('?')[0] ?? '', { token: await api.tokenFor(person) })).status;

async function relate(student: Person, type = 'parent') {
  const relative = await api.buildUser({ role: 'guest' });
  await sql.query({
    text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)`,
    values: [student.id, relative.id, type],
  });
  return relative;
}

async function given() {
  const own = await team();
  const { id: classId } = await api.buildClass({ ...own, startsAt: after(60), title: 'Tajweed' });
  return { ...own, classId };
}

describe('assignments', async () => {
  it.each([
    ['a PDF', sheet, { type: 'document', mime: 'application/pdf', name: 'Sheet.pdf' }],
    ['a picture', [png, 'page.png', 'image/png'] as Sent, { type: 'image', mime: 'image/webp' }],
  ])('an assignment is %s that a teacher adds to a class', async (_, file, about) => {
    const own = await given();
    const { status, body } = await add(own.teacher, own.classId, file, { studentId: String(own.student.id) });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      classId: String(own.classId),
      studentId: String(own.student.id),
      title: 'Page 12',
      class: { title: 'Tajweed' },
      student: { name: 'Yusuf', timezone: own.student.timezone },
      teacher: { name: own.teacher.name, timezone: own.teacher.timezone },
      assignmentFile: about,
      seen: null,
      may: { delete: true },
    });
    const { starts_at, ends_at } = body.data.class;
    expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(30 * 60_000);
    expect((await api.request('get', body.data.assignmentFile.image_path)).status).toBe(200);
  });

  it('an assignment that is sent twice with one key is stored once', async () => {
    const own = await given();
    const key = 'k'.repeat(32);
    const first = await add(own.teacher, own.classId, sheet, {}, key);
    expect((await add(own.teacher, own.classId, sheet, {}, key)).body.data.id).toBe(first.body.data.id);
    expect((await list(own.teacher)).total).toBe(1);
    expect(api.storedFiles()).toHaveLength(1);
  });

  it.each([
    ['a video', [mp4(), 'me.mp4', 'video/mp4'] as Sent, {}, 415],
    ['text that is called a PDF', [Buffer.from('just words, no file'), 'x.pdf', 'application/pdf'] as Sent, {}, 415],
    ['a GIF', [gif, 'a.png', 'image/png'] as Sent, {}, 415],
    ['a WebP', [webp, 'a.jpg', 'image/jpeg'] as Sent, {}, 415],
    ['a presentation', [await office(), 'a.pptx'] as Sent, {}, 415],
    ['half a picture', [png.subarray(0, -200), 'a.png'] as Sent, {}, 422],
    ['a small interlaced file of seventy megapixels', [huge, 'a.png'] as Sent, {}, 413],
    ['a PDF that is cut', [pdf().subarray(0, 40), 'a.pdf'] as Sent, {}, 415],
    ['no title', sheet, { title: ' ' }, 422],
    ['a student of another class', sheet, { studentId: '999999' }, 422],
  ])('an assignment with %s is rejected and leaves nothing behind', async (_, file, fields, expected) => {
    const own = await given();
    expect((await add(own.teacher, own.classId, file, fields)).status).toBe(expected);
    expect((await list(own.teacher)).total).toBe(0);
    expect(api.storedFiles()).toEqual([]);
    expect(await sql.query({ text: 'select from media' })).toEqual([]);
  });

  it('an assignment can be added by the teacher of the class, the leader and admins, not by others who see the student', async () => {
    const own = await given();
    const other = await api.buildTeacher({ leader: own.leader });
    await api.buildClass({ teacher: other, student: own.student, startsAt: after(600) });
    expect((await add(other, own.classId)).status).toBe(404);
    expect((await add(own.student, own.classId)).status).toBe(403);
    expect((await add((await team()).leader, own.classId)).status).toBe(404);
    for (const person of [own.leader, own.admin]) expect((await add(person, own.classId)).status).toBe(201);
  });

  it('an assignment and its file are visible to the student, relatives, teachers of the student, the leader and admins (D9)', async () => {
    const [own, foreign] = [await given(), await given()];
    const aunt = await relate(own.student, 'aunt');
    const { id, assignmentFile } = (await add(own.teacher, own.classId)).body.data;
    for (const person of [own.student, aunt, own.teacher, own.leader, own.admin]) {
      expect(await idsOf(person)).toEqual([id]);
      expect(await open(person, assignmentFile.image_path)).toBe(200);
    }
    for (const person of [foreign.student, foreign.teacher, foreign.leader]) {
      expect(await idsOf(person)).toEqual([]);
      expect(await open(person, assignmentFile.image_path)).toBe(404);
      expect((await seen(person, id)).status).toBe(404);
    }
    const guest = await api.buildUser({ role: 'guest' });
    expect((await call(guest, 'get', '/assignments')).status).toBe(403);
    expect(await open(guest, assignmentFile.image_path)).toBe(404);
    await sql.query({ text: 'delete from relations' });
    expect(await open(aunt, assignmentFile.image_path)).toBe(404);
  });

  it('an assignment counts as seen after the student has opened it, not after a parent, teacher or leader has (D8)', async () => {
    const own = await given();
    const parent = await relate(own.student);
    const { id } = (await add(own.teacher, own.classId)).body.data;
    const aunt = await relate(own.student, 'aunt');
    for (const person of [own.teacher, own.leader, parent, aunt])
      expect((await seen(person, id)).body.data.seen).toBeNull();
    api.clock.advance(60_000);
    const at = api.clock.now().toISOString();
    expect((await seen(own.student, id)).body.data.seen).toEqual({
      by: { id: String(own.student.id), name: 'Yusuf' },
      at,
    });
    api.clock.advance(60_000);
    await seen(parent, id);
    expect((await list(own.teacher)).data[0].seen.at).toBe(at);
  });

  it('an assignment notifies the student and parents, and its notification leads to its class', async () => {
    const own = await given();
    const [parent] = [await relate(own.student), await relate(own.student, 'uncle')];
    await add(own.teacher, own.classId);
    for (const person of [own.student, parent]) {
      const { data } = (await call(person, 'get', '/notifications')).body;
      expect(data).toMatchObject([
        { key: 'assignment.added', relatedId: String(own.classId), params: { title: 'Page 12' } },
      ]);
    }
    expect(await sql.query({ text: `select from notifications where key = 'assignment.added'` })).toHaveLength(2);
  });

  it('deleting an assignment deletes its file and its notifications, and no others', async () => {
    const own = await given();
    const { id } = (await add(own.leader, own.classId)).body.data;
    expect((await call(own.teacher, 'delete', `/assignments/${id}`)).status).toBe(403);
    expect((await call(own.student, 'delete', `/assignments/${id}`)).status).toBe(403);
    expect((await call(own.leader, 'delete', `/assignments/${id}`)).status).toBe(200);
    expect(await idsOf(own.student)).toEqual([]);
    expect(api.storedFiles()).toEqual([]);
    expect(await sql.query({ text: `select from notifications where key = 'assignment.added'` })).toEqual([]);
    expect((await add(own.teacher, own.classId)).status).toBe(201);
    expect((await call(own.admin, 'delete', `/classes/${own.classId}`)).status).toBe(200);
    expect((await list(own.admin)).total).toBe(0);
    expect(api.storedFiles()).toEqual([]);
  });

  it('assignments are listed newest first, filtered by class and student, and found by title', async () => {
    const own = await given();
    const { id: otherClass } = await api.buildClass({ ...own, startsAt: after(180) });
    const ids: string[] = [];
    for (const [classId, title] of [
      [own.classId, 'الصفحة ١٢'],
      [own.classId, 'Noon'],
      [otherClass, 'Meem'],
    ] as const) {
      api.clock.advance(1000);
      ids.push((await add(own.teacher, classId, sheet, { title })).body.data.id);
    }
    const [page, noon, meem] = ids;
    for (const person of [own.student, own.admin]) {
      expect(await idsOf(person)).toEqual([meem, noon, page]);
      expect(await idsOf(person, `class_id=${own.classId}`)).toEqual([noon, page]);
      expect(await idsOf(person, `search=${encodeURIComponent('الصفحه')}`)).toEqual([page]);
      expect(await list(person, 'limit=2&page=2')).toMatchObject({ total: 3, totalPages: 2, data: [{ id: page }] });
    }
    expect(await idsOf(own.admin, `student_id=${own.teacher.id}`)).toEqual([]);
  });
});
