import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { formOf, pdf, recording, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { notifyDueAssignments } from './notify-due.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, family, team } = classCalls(api);
type Person = { id: number };

const DAY_MS = 86_400_000;
const spoken: Sent = [recording(12), 'recitation.webm', 'audio/webm'];
const sheet: Sent = [pdf(), 'Page 12.pdf', 'application/pdf'];

async function send(person: Person, path: string, fields: Record<string, Sent | string>, key?: string) {
  const response = await api.request('post', `/api${path}`, {
    token: await api.tokenFor(person),
    body: formOf(fields),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
  return { status: response.status, body: await response.json() };
}

async function given(fields: Record<string, string> = {}) {
  const own = await family();
  const { id: classId } = await api.buildClass({ ...own, startsAt: after(60), title: 'Tajweed' });
  const added = await send(own.teacher, '/assignments', {
    classId: String(classId),
    title: 'al-Mulk 1–5',
    assignmentFile: sheet,
    ...fields,
  });
  return { ...own, classId, id: String(added.body.data?.id), added };
}
const handIn = (person: Person, id: string, file: Sent = spoken, fields: Record<string, string> = {}, key?: string) =>
  send(person, `/assignments/${id}/hand-ins`, { ...fields, file }, key);
const mark = (person: Person, id: string, body: object) => call(person, 'put', `/hand-ins/${id}/mark`, body);
const handedIn = async (person: Person, id: string) =>
  (await call(person, 'get', `/assignments/${id}/hand-ins`)).body.data;
const show = async (person: Person, id: string) => (await call(person, 'get', `/assignments/${id}`)).body.data;
const keysOf = async (person: Person) =>
  (await call(person, 'get', '/notifications')).body.data
    .filter(({ key, read }: { key: string; read: boolean }) => key.startsWith('assignment.') && !read)
    .map(({ key }: { key: string }) => key);
const open = async (person: Person, path: string) =>
  (await api.request('get', path.split('?')[0] ?? '', { token: await api.tokenFor(person) })).status;

describe('hand-ins (C25)', () => {
  it('a student hands in a recitation, whose length the server measures, and every viewer of the assignment can play it', async () => {
    const own = await given();
    const stranger = await team();
    const { status, body } = await handIn(own.student, own.id, spoken, { note: 'Twice' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      assignmentId: own.id,
      number: 1,
      isLatest: true,
      student: { name: 'Yusuf' },
      file: { type: 'audio', mime: 'audio/webm' },
      seconds: 12,
      note: 'Twice',
      mark: null,
      may: { mark: false },
    });
    for (const person of [own.student, own.parent, own.aunt, own.teacher, own.leader, own.admin]) {
      expect(await handedIn(person, own.id)).toMatchObject([{ id: body.data.id }]);
      expect(await open(person, body.data.file.image_path)).toBe(200);
    }
    expect(await open(stranger.teacher, body.data.file.image_path)).toBe(404);
  });

  it('a file has no length, and a recitation of more than three minutes is rejected and leaves no file behind', async () => {
    const own = await given();
    expect((await handIn(own.student, own.id, sheet)).body.data).toMatchObject({
      seconds: null,
      file: { name: 'Page 12.pdf' },
    });
    const stored = api.storedFiles().length;
    const long = await handIn(own.student, own.id, [recording(200), 'long.webm', 'audio/webm']);
    expect(long).toMatchObject({ status: 422, body: { fields: [{ path: 'file', code: 'too_long' }] } });
    expect(api.storedFiles()).toHaveLength(stored);
  });

  it('a parent hands in for a child under 16, and it says who has (D142)', async () => {
    const own = await given();
    const aged = (age: number) =>
      sql.query({ text: 'update student_profiles set age = $2 where user_id = $1', values: [own.student.id, age] });
    await aged(16);
    expect((await show(own.parent, own.id)).may.handIn).toBe(false);
    expect((await handIn(own.parent, own.id)).status).toBe(403);
    await aged(15);
    expect((await show(own.parent, own.id)).may.handIn).toBe(true);
    expect((await show(own.aunt, own.id)).may.handIn).toBe(false);
    expect((await handIn(own.aunt, own.id)).status).toBe(403);
    expect((await handIn(own.parent, own.id)).status).toBe(201);
    expect((await handIn(own.student, own.id)).status).toBe(201);
    const by = (await handedIn(own.teacher, own.id)).map(({ handedInBy }: { handedInBy: Person }) => handedInBy.id);
    expect(by).toEqual([String(own.student.id), String(own.parent.id)]);
    const { id } = (await handedIn(own.teacher, own.id))[0];
    expect((await mark(own.teacher, id, { grade: 'good' })).status).toBe(200);
    expect((await handIn(own.parent, own.id)).status).toBe(409);
  });

  it('only the student can hand in if no age below 16 is known, even if the student has a parent', async () => {
    const own = await given();
    for (const person of [own.parent, own.aunt, own.teacher, own.leader, own.admin])
      expect((await handIn(person, own.id)).status).toBe(403);
    expect((await handIn((await team()).student, own.id)).status).toBe(404);
    const may = { delete: false, changeDue: false, handIn: true, mark: false };
    expect((await show(own.student, own.id)).may).toEqual(may);
    expect((await show(own.parent, own.id)).may.handIn).toBe(false);
  });

  it('a hand-in that is sent twice with one key is stored once', async () => {
    const own = await given();
    const [first, second] = [
      await handIn(own.student, own.id, spoken, {}, 'k'),
      await handIn(own.student, own.id, spoken, {}, 'k'),
    ];
    expect(second.body).toEqual(first.body);
    expect(await handedIn(own.teacher, own.id)).toHaveLength(1);
  });

  it('a student can hand in again until the work is marked with another grade than "again"', async () => {
    const own = await given();
    const first = (await handIn(own.student, own.id)).body.data;
    const second = (await handIn(own.student, own.id)).body.data;
    expect(second).toMatchObject({ number: 2, isLatest: true });
    expect(await mark(own.teacher, first.id, { grade: 'good' })).toMatchObject({ status: 409 });
    expect((await mark(own.teacher, second.id, { grade: 'again', comment: 'Slower' })).status).toBe(200);
    expect((await show(own.student, own.id)).may.handIn).toBe(true);
    const third = (await handIn(own.student, own.id)).body.data;
    expect((await mark(own.teacher, third.id, { grade: 'excellent' })).status).toBe(200);
    expect((await handIn(own.student, own.id)).status).toBe(409);
    expect(
      (await handedIn(own.parent, own.id)).map(
        ({ number, isLatest, mark }: { number: number; isLatest: boolean; mark: { grade: string } | null }) => [
          number,
          isLatest,
          mark?.grade,
        ],
      ),
    ).toEqual([
      [3, true, 'excellent'],
      [2, false, 'again'],
      [1, false, undefined],
    ]);
    expect(await show(own.student, own.id)).toMatchObject({
      hand_in: { number: 3, grade: 'excellent' },
      may: { handIn: false },
    });
  });

  it('the teacher of the class, the leader and admins can mark: a grade, a comment, and words at moments in their order', async () => {
    const own = await given();
    const other = await api.buildTeacher({ leader: own.leader });
    await api.buildClass({ teacher: other, student: own.student, startsAt: after(600) });
    const { id } = (await handIn(own.student, own.id)).body.data;
    const words = [
      { atMs: 9000, text: 'Madd of four' },
      { atMs: 2500, text: 'Ghunna' },
    ];
    const marked = await mark(own.teacher, id, { grade: 'needs_practice', comment: 'Well begun', marks: words });
    expect(marked.body.data.mark).toMatchObject({
      grade: 'needs_practice',
      comment: 'Well begun',
      marks: [words[1], words[0]],
      by: { id: String(own.teacher.id) },
      at: api.clock.now().toISOString(),
    });
    for (const person of [own.leader, own.admin])
      expect((await mark(person, id, { grade: 'good' })).body.data.mark).toMatchObject({
        grade: 'good',
        marks: [],
        comment: null,
      });
    for (const person of [own.student, own.parent, own.aunt, other])
      expect((await mark(person, id, { grade: 'good' })).status).toBe(403);
    const audit = await sql.query({
      text: `select before, after from audit_log where action = 'hand-in.mark' order by id limit 1`,
    });
    expect(audit).toMatchObject([
      { before: { grade: null }, after: { grade: 'needs_practice', comment: 'Well begun' } },
    ]);
  });

  it.each([
    ['a grade that there is not', { grade: 'perfect' }, 'grade'],
    ['a moment behind the end', { grade: 'good', marks: [{ atMs: 12_001, text: 'x' }] }, 'marks.0.atMs'],
    ['a mark without a word', { grade: 'good', marks: [{ atMs: 1, text: ' ' }] }, 'marks.0.text'],
  ])('a mark with %s is rejected', async (_name, body, path) => {
    const own = await given();
    const { id } = (await handIn(own.student, own.id)).body.data;
    expect(await mark(own.teacher, id, body)).toMatchObject({ status: 422, body: { fields: [{ path }] } });
  });

  it('when marking and handing in again run in parallel, the second sees the result of the first', async () => {
    const own = await given();
    const first = (await handIn(own.student, own.id)).body.data;
    const [marked, again] = await Promise.all([
      mark(own.teacher, first.id, { grade: 'good' }),
      handIn(own.student, own.id),
    ]);
    expect([marked.status, again.status].toSorted((a, b) => a - b)).toEqual(
      marked.status === 200 ? [200, 409] : [201, 409],
    );
    const latest = (await handedIn(own.teacher, own.id)).filter(({ isLatest }: { isLatest: boolean }) => isLatest);
    expect(latest).toHaveLength(1);
  });

  it('the teacher is notified of a hand-in and the family of a mark, and notifications of finished steps become read', async () => {
    const own = await given();
    expect(await keysOf(own.parent)).toEqual(['assignment.added']);
    const first = (await handIn(own.student, own.id)).body.data;
    expect(await keysOf(own.teacher)).toEqual(['assignment.handed-in']);
    await mark(own.teacher, first.id, { grade: 'again' });
    expect(await keysOf(own.teacher)).toEqual([]);
    for (const person of [own.student, own.parent])
      expect(await keysOf(person)).toEqual(['assignment.again', 'assignment.added']);
    expect(await keysOf(own.aunt)).toEqual([]);
    const second = (await handIn(own.student, own.id)).body.data;
    expect(await keysOf(own.parent)).toEqual(['assignment.added']);
    await mark(own.teacher, second.id, { grade: 'excellent' });
    const { data } = (await call(own.parent, 'get', '/notifications')).body;
    expect(data[0]).toMatchObject({
      key: 'assignment.marked',
      relatedId: String(own.classId),
      params: { student: 'Yusuf', title: 'al-Mulk 1–5', assignmentId: own.id },
    });
  });

  it('assignments are filtered by whether they are to be handed in or to be marked', async () => {
    const own = await given();
    const list = async (person: Person, query: string) =>
      (await call(person, 'get', `/assignments?${query}`)).body.total;
    const todo = async () => [
      await list(own.student, 'todo=to_hand_in'),
      await list(own.teacher, `todo=to_mark&teacher_id=${own.teacher.id}`),
      await list(own.admin, 'todo=to_mark'),
    ];
    expect(await todo()).toEqual([1, 0, 0]);
    const { id } = (await handIn(own.student, own.id)).body.data;
    expect(await todo()).toEqual([0, 1, 1]);
    await mark(own.teacher, id, { grade: 'again' });
    expect(await todo()).toEqual([1, 0, 0]);
    expect(await list(own.admin, `todo=to_hand_in&teacher_id=${own.admin.id}`)).toBe(0);
  });

  it('an assignment is listed to hand in for fourteen days after its last day, or after it was given or requested again', async () => {
    const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
    const own = await given();
    const dated = await given({ due: inDays(5) });
    const todo = async ({ parent, student }: typeof own) =>
      (await call(parent, 'get', `/assignments?todo=to_hand_in&student_id=${student.id}`)).body.total;
    expect([await todo(own), await todo(dated)]).toEqual([1, 1]);
    api.clock.advance(14 * DAY_MS + 1);
    expect([await todo(own), await todo(dated)]).toEqual([0, 1]);
    expect((await show(own.student, own.id)).may.handIn).toBe(true);
    const { id } = (await handIn(own.student, own.id)).body.data;
    await mark(own.teacher, id, { grade: 'again' });
    expect(await todo(own)).toBe(1);
    api.clock.advance(14 * DAY_MS + 1);
    expect([await todo(own), await todo(dated)]).toEqual([0, 0]);
  });

  it('deleting an assignment deletes its hand-ins', async () => {
    const own = await given();
    await handIn(own.student, own.id);
    expect((await call(own.teacher, 'delete', `/assignments/${own.id}`)).status).toBe(200);
    expect(api.storedFiles()).toEqual([]);
    expect(await sql.query({ text: 'select from hand_ins' })).toEqual([]);
    expect(await keysOf(own.teacher)).toEqual([]);
  });
});

describe('the day on which an assignment is due (C25)', () => {
  const dayAfter = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

  it('an assignment is due until the end of a day in the student’s zone, which must not be past', async () => {
    const { added, student, teacher, classId } = await given({ due: dayAfter(4) });
    expect(added.body.data).toMatchObject({ due: dayAfter(4), hand_in: null });
    const end = new Date(added.body.data.due_at);
    const words = new Intl.DateTimeFormat('en-CA', {
      timeZone: student.timezone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    expect(words.format(end)).toContain('00:00');
    expect(words.format(new Date(end.getTime() - 1))).toContain(dayAfter(4));
    const past = await send(teacher, '/assignments', {
      classId: String(classId),
      assignmentFile: sheet,
      due: dayAfter(-2),
    });
    expect(past).toMatchObject({ status: 422, body: { fields: [{ path: 'due' }] } });
  });

  it('the author of an assignment and admins can change its due day until it is marked, and the reminder follows', async () => {
    const own = await given({ due: dayAfter(4) });
    const change = (person: Person, due: string | null) => call(person, 'put', `/assignments/${own.id}`, { due });
    for (const person of [own.leader, own.student, own.parent])
      expect((await change(person, dayAfter(6))).status).toBe(403);
    const dueAt = Date.parse(own.added.body.data.due_at);
    await notifyDueAssignments(sql, new Date(dueAt - 30 * 3_600_000));
    expect(await keysOf(own.parent)).toContain('assignment.due');
    const changed = await change(own.teacher, dayAfter(6));
    expect(changed.body.data).toMatchObject({ due: dayAfter(6), may: { changeDue: true } });
    expect(Date.parse(changed.body.data.due_at)).toBe(dueAt + 2 * DAY_MS);
    expect(await keysOf(own.parent)).not.toContain('assignment.due');
    await notifyDueAssignments(sql, new Date(dueAt + 18 * 3_600_000));
    expect(await keysOf(own.parent)).toContain('assignment.due');
    expect((await change(own.teacher, dayAfter(-2))).body.fields).toMatchObject([{ path: 'due', code: 'past' }]);
    expect((await change(own.admin, null)).body.data).toMatchObject({ due: null, due_at: null });
    const audit = await sql.query({
      text: `select before, after from audit_log where action = 'assignment.update' order by id`,
    });
    expect(audit).toEqual([
      { before: { due: dayAfter(4) }, after: { due: dayAfter(6) } },
      { before: { due: dayAfter(6) }, after: { due: null } },
    ]);
    await mark(own.teacher, (await handIn(own.student, own.id)).body.data.id, { grade: 'good' });
    expect((await change(own.teacher, dayAfter(6))).status).toBe(409);
  });

  it('the family is notified once, on the evening before, of an assignment that is not handed in', async () => {
    const own = await given({ due: dayAfter(4) });
    const done = await given({ due: dayAfter(4) });
    await handIn(done.student, done.id);
    const dueAt = Date.parse(own.added.body.data.due_at);
    const tick = (hoursBefore: number) => notifyDueAssignments(sql, new Date(dueAt - hoursBefore * 3_600_000));
    await tick(31);
    expect(await keysOf(own.student)).toEqual(['assignment.added']);
    await tick(30);
    await tick(29);
    for (const person of [own.student, own.parent]) expect(await keysOf(person)).toContain('assignment.due');
    expect(await keysOf(done.student)).toEqual(['assignment.added']);
    expect(await sql.query({ text: `select from notifications where key = 'assignment.due'` })).toHaveLength(2);
    await handIn(own.student, own.id);
    expect(await keysOf(own.parent)).not.toContain('assignment.due');
  });
});
