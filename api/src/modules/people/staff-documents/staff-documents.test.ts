import { beforeEach, describe, expect, it } from 'vitest';
import { storeSettings } from '#base/academy/academy-settings.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { formOf, pdf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { remindDocuments } from './remind-documents.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, family } = classCalls(api);
type Person = { id: number };
type Own = Awaited<ReturnType<typeof family>>;

let own: Own;
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const add = (body: object, by: Person = own.admin, teacher: Person = own.teacher) =>
  call(by, 'post', `/teachers/${teacher.id}/documents`, body);
const list = (by: Person) => call(by, 'get', `/teachers/${own.teacher.id}/documents`);

async function need(kinds: string): Promise<void> {
  const values = new Map([
    ['child_document_kinds', kinds],
    ['academy_zone', 'UTC'],
  ]);
  await storeSettings(sql, { values, at: api.clock.now(), by: null });
  await api.deps.academySettings.refresh();
}

beforeEach(async () => {
  own = await family();
  await need('');
});

describe('documents of teachers (D145)', () => {
  it('an admin adds a document with its file, which admins and the teacher read, and nobody else', async () => {
    const form = formOf({
      kind: 'Police check',
      number: 'A 1',
      issuedBy: 'Police',
      from: dayIn(-10),
      until: dayIn(10),
      file: [pdf(), 'check.pdf', 'application/pdf'],
    });
    const added = await add(form);
    expect([added.status, added.body.data]).toMatchObject([
      201,
      { kind: 'Police check', number: 'A 1', issuedBy: 'Police', from: dayIn(-10), until: dayIn(10), state: 'ending' },
    ]);
    const { id, file } = added.body.data;
    for (const person of [own.admin, own.teacher]) {
      expect((await list(person)).body.data).toMatchObject([{ id }]);
      const token = await api.tokenFor(person);
      for (const path of [`/api/documents/${id}/file`, file.image_path.replace(/\?.*/, '')])
        expect((await api.request('get', path, { token })).status).toBe(200);
    }
    for (const person of [own.leader, own.student, own.parent]) {
      expect((await list(person)).status).toBe(404);
      const token = await api.tokenFor(person);
      for (const path of [`/api/documents/${id}/file`, file.image_path.replace(/\?.*/, '')])
        expect((await api.request('get', path, { token })).status).toBe(404);
    }
    expect((await add({ kind: 'x' }, own.teacher)).status).toBe(403);
    expect((await add({ kind: 'x' }, own.admin, own.student)).status).toBe(404);
    expect((await call(own.teacher, 'delete', `/documents/${id}`)).status).toBe(403);
    expect((await call(own.leader, 'delete', `/documents/${id}`)).status).toBe(404);
    expect((await call(own.admin, 'delete', `/documents/${id}`)).status).toBe(200);
    expect((await list(own.teacher)).body.data).toEqual([]);
    expect((await call(own.admin, 'delete', `/documents/${id}`)).status).toBe(404);
  });

  it.each([
    [{ kind: ' ' }, 'kind'],
    [{ kind: 'x', until: '2026-02-30' }, 'until'],
    [{ kind: 'x', from: '2030-02-01', until: '2030-01-01' }, 'until'],
    [{ kind: 'x', ends: '2030-01-01' }, 'ends'],
  ])('%j is rejected at its field', async (body, field) => {
    const { status, body: answer } = await add(body);
    expect([status, answer.fields[0].path]).toEqual([422, field]);
  });

  it('teacher and admins are reminded 60, 30 and 7 days before the end, each once in any number of processes', async () => {
    const until = dayIn(100);
    await add({ kind: 'Police check', until });
    const run = () => remindDocuments(sql, { now: api.clock.now(), settings: api.deps.academySettings });
    const sent = async ({ id }: Person) =>
      (
        await sql.query({
          text: `select from notifications where recipient_id = $1 and key = 'document.ending'`,
          values: [id],
        })
      ).length;
    let before = 100;
    for (const [left, count] of [
      [61, 0],
      [60, 1],
      [45, 1],
      [30, 2],
      [8, 2],
      [7, 3],
      [0, 3],
      [-1, 3],
    ] as const) {
      api.clock.advance((before - left) * DAY_MS);
      before = left;
      await Promise.all([run(), run()]);
      await run();
      for (const person of [own.teacher, own.admin]) expect([left, await sent(person)]).toEqual([left, count]);
    }
    for (const person of [own.leader, own.student]) expect(await sent(person)).toBe(0);
  });

  it('a document that is followed by another, or was added late, reminds nobody', async () => {
    await add({ kind: 'Police check', until: dayIn(20) });
    await add({ kind: 'Passport', until: dayIn(70) });
    await add({ kind: 'passport', until: dayIn(400) });
    api.clock.advance(12 * DAY_MS);
    await remindDocuments(sql, { now: api.clock.now(), settings: api.deps.academySettings });
    expect(await sql.query({ text: `select from notifications where key = 'document.ending'` })).toEqual([]);
  });

  it('without a valid document naming the teacher for a child warns, refuses nothing, and admins see the teacher', async () => {
    await sql.query({ text: 'update student_profiles set age = 9 where user_id = $1', values: [own.student.id] });
    const check = async (person: Person) => {
      const query = new URLSearchParams({
        student_id: String(own.student.id),
        teacher_id: String(own.teacher.id),
        ...{ date: '2040-03-01', time: '17:15' },
      });
      return (await call(person, 'get', `/classes/time-check?${query}`)).body.data.documents_missing;
    };
    const lacks = async (person: Person) =>
      (await call(person, 'get', `/teachers/${own.teacher.id}/documents/missing`)).body.data;
    const attention = async (person: Person) =>
      (await call(person, 'get', '/statistics/attention')).body.data.filter(
        ({ kind }: { kind: string }) => kind === 'documents_missing',
      );
    expect([await check(own.leader), await attention(own.admin)]).toEqual([false, []]);
    await need('Police check\nFirst aid');
    await add({ kind: 'first AID' });
    await add({ kind: 'Police check', until: dayIn(-1) });
    await add({ kind: 'Police check', from: dayIn(1) });
    expect((await list(own.teacher)).body.missing).toEqual(['Police check']);
    expect(await check(own.leader)).toBe(true);
    expect(await attention(own.admin)).toMatchObject([
      { total: 1, items: [{ teacher: { id: String(own.teacher.id) } }] },
    ]);
    expect(await attention(own.leader)).toEqual([]);
    expect(await lacks(own.leader)).toEqual({ missing: true });
    await add({ kind: 'Police check', from: dayIn(0), until: dayIn(0) });
    expect([await check(own.leader), await attention(own.admin)]).toEqual([false, []]);
    expect(await lacks(own.leader)).toEqual({ missing: false });
    await sql.query({ text: 'update student_profiles set age = 16 where user_id = $1', values: [own.student.id] });
    await need('Visa');
    expect([await check(own.leader), await attention(own.admin)]).toEqual([false, []]);
  });
});
