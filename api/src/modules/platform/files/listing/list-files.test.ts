import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, team } = classCalls(api);
type Person = { id: number };

const list = async (person: Person, query = '') => (await call(person, 'get', `/files?${query}`)).body;
const idsOf = async (person: Person, query = '') =>
  (await list(person, query)).data.map(({ id }: { id: string }) => id);

async function stored(owner: Person): Promise<string> {
  api.clock.advance(60_000);
  const { id } = await api.buildImage({ owner });
  await sql.query({ text: 'update media set attached_at = $2 where id = $1', values: [id, api.clock.now()] });
  return id;
}
async function book(owner: Person, title: string): Promise<string> {
  const [row] = await sql.query<{ id: number }>({
    text: 'insert into books (title, media_id, created_by, created_at) values ($1, $2, $3, $4) returning id',
    values: [title, await stored(owner), owner.id, api.clock.now()],
  });
  return `book:${row?.id}`;
}
async function material(owner: Person, name: string): Promise<string> {
  const values = [name, await stored(owner), api.clock.now()];
  const [row] = await sql.query<{ id: number }>({
    text: `insert into materials (name, content, media_id, file_added_at) values ($1, 'Letters', $2, $3) returning id`,
    values,
  });
  await api.buildMaterial({ name: `${name} without a file` });
  return `material:${row?.id}`;
}
async function assignment(of: { student: Person; teacher: Person }, title: string): Promise<string> {
  const { id: classId } = await api.buildClass(of);
  const [row] = await sql.query<{ id: number }>({
    text: `insert into assignments (class_id, student_id, media_id, title, uploaded_by, created_at)
      values ($1, $2, $3, $4, $5, $6) returning id`,
    values: [classId, of.student.id, await stored(of.teacher), title, of.teacher.id, api.clock.now()],
  });
  return `assignment:${row?.id}`;
}
async function handIn(of: { student: Person }, assignmentId: string): Promise<string> {
  const [row] = await sql.query<{ id: number }>({
    text: `insert into hand_ins (assignment_id, number, is_latest, media_id, created_at) values ($1, 1, true, $2, $3)
      returning id`,
    values: [assignmentId.split(':')[1], await stored(of.student), api.clock.now()],
  });
  return `hand_in:${row?.id}`;
}
async function message(from: Person, to: Person, text: string): Promise<string> {
  const chat = await api.buildChat({ between: [from, to] });
  const mediaId = await stored(from);
  return `chat:${await api.buildMessage({ chat, sender: from, text, mediaId, createdAt: api.clock.now() })}`;
}

async function filled() {
  const [own, foreign] = [await team(), await team()];
  const qaida = await book(own.admin, 'القاعدة النورانية');
  const sheet = await assignment(own, 'Page 12');
  const theirs = await assignment(foreign, 'Page 13');
  const photo = await message(own.teacher, own.student, 'Your page 14');
  const deck = await material(own.leader, 'Slides');
  const secret = await message(foreign.teacher, foreign.student, 'Theirs');
  return { own, foreign, qaida, sheet, theirs, photo, deck, secret };
}

describe('the list of files (D65)', () => {
  it('files of materials, books, assignments and own conversations are listed newest first, each with its place', async () => {
    const { own, qaida, sheet, photo, deck } = await filled();
    const { data, pagination } = await list(own.student);
    expect(data.map(({ id }: { id: string }) => id)).toEqual([deck, photo, sheet, qaida]);
    expect(pagination).toEqual({ total: 4, page: 1, per_page: 10, totalPages: 1 });
    expect(data[0]).toMatchObject({ kind: 'material', title: 'Slides', owner: { id: String(own.leader.id) } });
    expect(data[1]).toMatchObject({ kind: 'chat', title: 'Your page 14', place_id: String(own.teacher.id) });
    expect(data[2]).toMatchObject({ kind: 'assignment', title: 'Page 12', owner: { id: String(own.teacher.id) } });
    for (const { file } of data) expect((await api.request('get', file.image_path)).status).toBe(200);
  });

  it('each role lists the files of its own scope', async () => {
    const { own, qaida, sheet, theirs, photo, deck } = await filled();
    expect(await idsOf(own.teacher)).toEqual([deck, photo, sheet, qaida]);
    expect(await idsOf(own.leader)).toEqual([deck, sheet, qaida]);
    expect(await idsOf(own.admin)).toEqual([deck, theirs, sheet, qaida]);
    expect(await idsOf(await api.buildUser({ role: 'guest' }))).toEqual([]);
    const parent = await api.buildUser({ role: 'guest' });
    await sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
      values: [own.student.id, parent.id],
    });
    // The library and the child's assignments, without the child's conversations (D117).
    expect(await idsOf(parent)).toEqual([deck, sheet, qaida]);
  });

  it('listed files can be filtered by kind and searched by title', async () => {
    const { own, qaida, sheet, theirs, photo, deck } = await filled();
    expect(await idsOf(own.student, 'kind=material&search=slide')).toEqual([deck]);
    expect(await idsOf(own.student, 'kind=chat')).toEqual([photo]);
    expect(await idsOf(own.student, 'search=PAGE')).toEqual([photo, sheet]);
    expect(await idsOf(own.student, `search=${encodeURIComponent('القاعده')}`)).toEqual([qaida]);
    expect(await list(own.admin, 'search=page&kind=assignment')).toMatchObject({
      data: [{ id: theirs }, { id: sheet }],
      pagination: { total: 2 },
    });
    expect((await call(own.student, 'get', '/files?kind=other')).status).toBe(422);
  });

  it('a hand-in is listed for everybody who can see the assignment, with the assignment as its place', async () => {
    const { own, foreign, sheet, theirs } = await filled();
    const [work, other] = [await handIn(own, sheet), await handIn(foreign, theirs)];
    const parent = await api.buildUser({ role: 'guest' });
    await sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
      values: [own.student.id, parent.id],
    });
    for (const person of [own.student, own.teacher, own.leader, parent])
      expect(await idsOf(person, 'kind=hand_in&search=page')).toEqual([work]);
    expect(await list(own.admin, 'kind=hand_in')).toMatchObject({
      data: [
        { id: other },
        { id: work, title: 'Page 12', owner: { id: String(own.student.id) }, place_id: sheet.split(':')[1] },
      ],
      pagination: { total: 2 },
    });
    const all = await list(own.student);
    expect(all.data.map(({ id }: { id: string }) => id)[0]).toBe(work);
    expect(all.pagination.total).toBe(5);
  });

  it('files of all kinds have common pages', async () => {
    const { own, qaida, sheet, theirs, deck } = await filled();
    expect(await idsOf(own.admin, 'per_page=2')).toEqual([deck, theirs]);
    expect(await list(own.admin, 'per_page=2&page=2')).toMatchObject({
      data: [{ id: sheet }, { id: qaida }],
      pagination: { total: 4 },
    });
    expect(await list(own.admin, 'page=9')).toMatchObject({ data: [], pagination: { total: 4 } });
  });
});
