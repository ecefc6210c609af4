import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
type Person = { id: number };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (milliseconds: number) => new Date(api.clock.now().getTime() + milliseconds);

async function ask(viewer: Person, query = '') {
  return api.request('get', `/api/classes?per_page=100&${query}`, { token: await api.tokenFor(viewer) });
}
async function list(viewer: Person, query = ''): Promise<{ id: string; status: string; title: string }[]> {
  const response = await ask(viewer, query);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}
const idsFor = async (viewer: Person, query = '') => (await list(viewer, query)).map(({ id }) => Number(id));
const sorted = (...each: Person[]) => each.map(({ id }) => id).sort((a, b) => a - b);
const seenBy = async (viewer: Person, query = '') => (await idsFor(viewer, query)).sort((a, b) => a - b);

async function team() {
  const leader = await api.buildUser({ role: 'leader' });
  const teacher = await api.buildTeacher({ leader });
  const student = await api.buildStudent({ teacher, leader });
  return { leader, teacher, student, held: await api.buildClass({ student, teacher, leader }) };
}
const relate = (student: Person, relative: Person, kind = 'parent') =>
  sql.query({
    text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)',
    values: [student.id, relative.id, kind],
  });

describe('access to classes (D9)', () => {
  let own: Awaited<ReturnType<typeof team>>;
  let foreign: Awaited<ReturnType<typeof team>>;
  beforeEach(async () => {
    own = await team();
    foreign = await team();
  });

  it('a class can be seen by its student, its teacher, the leader and admins', async () => {
    for (const viewer of [own.student, own.teacher, own.leader]) expect(await seenBy(viewer)).toEqual([own.held.id]);
    for (const role of ['admin', 'super-admin'])
      expect(await seenBy(await api.buildUser({ role }))).toEqual(sorted(own.held, foreign.held));
  });

  it('a leader sees all classes of a student of the team, a teacher only their own classes', async () => {
    const elsewhere = await api.buildClass({ student: own.student, teacher: foreign.teacher });
    expect(await seenBy(own.leader)).toEqual(sorted(own.held, elsewhere));
    expect(await seenBy(own.teacher)).toEqual([own.held.id]);
    expect(await seenBy(own.student)).toEqual(sorted(own.held, elsewhere));
    expect(await seenBy(foreign.teacher)).toEqual(sorted(foreign.held, elsewhere));
  });

  it.each(['parent', 'uncle', 'aunt'])(
    'an %s sees the class of a relative without a permission, as long as the relation lasts (D8)',
    async (kind) => {
      const relative = await api.buildUser({ role: 'guest' });
      expect((await ask(relative)).status).toBe(403);
      await relate(own.student, relative, kind);
      expect(await seenBy(relative)).toEqual([own.held.id]);
      expect(await seenBy(relative, `student_id=${own.student.id}`)).toEqual([own.held.id]);
      expect(await seenBy(relative, `student_id=${foreign.student.id}`)).toEqual([]);
      await sql.query({ text: 'delete from relations' });
      expect((await ask(relative, `student_id=${own.student.id}`)).status).toBe(403);
    },
  );

  it('relatives see the student’s classes in addition to their own', async () => {
    await relate(foreign.student, own.student, 'aunt');
    await relate(foreign.student, own.teacher);
    for (const viewer of [own.student, own.teacher])
      expect(await seenBy(viewer)).toEqual(sorted(own.held, foreign.held));
  });

  it('the viewers of a class depend on the scope of a custom role (D1)', async () => {
    const permissions = ['classes.my_classes.read'];
    const clerk = await api.buildUser({ permissions });
    const scoped = (scope: string) =>
      sql.query({ text: 'update roles set scope = $2 where id = $1', values: [clerk.roleId, scope] });
    expect(await seenBy(clerk)).toEqual(sorted(own.held, foreign.held));
    const given = await api.buildClass({ teacher: clerk });
    await scoped('own');
    expect(await seenBy(clerk)).toEqual([given.id]);
    await scoped('team');
    await sql.query({
      text: 'update teacher_profiles set leader_id = $2 where user_id = $1',
      values: [own.teacher.id, clerk.id],
    });
    expect(await seenBy(clerk)).toEqual(sorted(own.held, given));
  });

  it('no class can be read without permission or session', async () => {
    expect((await api.request('get', '/api/classes')).status).toBe(401);
    expect((await ask(await api.buildUser({ role: 'guest' }))).status).toBe(403);
    expect((await ask(await api.buildUser({ permissions: ['calendar.read', 'users.read'] }))).status).toBe(403);
  });

  it('filters narrow the visible classes, never widen them', async () => {
    for (const viewer of [own.student, own.teacher, own.leader]) {
      expect(await seenBy(viewer, `student_id=${foreign.student.id}`)).toEqual([]);
      expect(await seenBy(viewer, `teacher_id=${foreign.teacher.id}`)).toEqual([]);
      expect(await seenBy(viewer, `teacher_id=${own.teacher.id}&student_id=${own.student.id}`)).toEqual([own.held.id]);
    }
  });

  it('nobody can read a deleted class', async () => {
    await sql.query({ text: 'update classes set deleted_at = now() where id = $1', values: [own.held.id] });
    for (const viewer of [own.student, own.teacher, own.leader]) expect(await seenBy(viewer)).toEqual([]);
  });
});

describe('the list of classes', () => {
  it('the list of classes shows only the published fields', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher();
    const student = await api.buildStudent({ profile: { code: 'S-0007' } });
    const startsAt = new Date('2026-03-01T15:30:00Z');
    const about = {
      classNumber: 12,
      durationMinutes: 45,
      status: 'ended',
      title: 'Tajweed',
      notes: 'Well done',
    } as const;
    const { id } = await api.buildClass({ student, teacher, leader, startsAt, accomplished: 'Al-Mulk 1–10', ...about });
    const response = await (await api.request('get', '/api/classes', { token: await api.tokenFor(student) })).json();
    expect(response.pagination).toEqual({ total: 1, page: 1, per_page: 10, totalPages: 1 });
    expect(response.data).toEqual([
      {
        id: String(id),
        class_number: 12,
        enrolment_id: null,
        subject: null,
        starts_at: '2026-03-01T15:30:00.000Z',
        ends_at: '2026-03-01T16:15:00.000Z',
        date: '2026-03-01',
        time: '15:30',
        zone: 'UTC',
        start_date: '2026-03-01',
        start_time: '15:30',
        duration: 45,
        status: 'ended',
        attendance: 'presence',
        title: 'Tajweed',
        accomplished: 'Al-Mulk 1–10',
        notes: 'Well done',
        description: null,
        zoom_link: null,
        join: { opens_at: '2026-03-01T15:20:00.000Z', closes_at: '2026-03-01T16:30:00.000Z' },
        subscription: 3,
        student: { id: String(student.id), name: student.name, code: 'S-0007', timezone: 'Asia/Amman' },
        teacher: { id: String(teacher.id), name: teacher.name, timezone: 'Asia/Amman' },
        leader: { id: String(leader.id), name: leader.name },
        material: null,
        report_id: null,
        report_expected_at: null,
        request: null,
        substitute_for: null,
        series_id: null,
        is_trial: false,
        may: {
          ...{
            edit: false,
            editTime: false,
            move: false,
            cancel: false,
            report: false,
            reopen: false,
            delete: false,
            join: false,
          },
          ...{ viewReport: false, viewAttendance: true, request: false, requestMove: false },
        },
      },
    ]);
  });

  it('a held trial is among the ended classes of students and relatives, and in a separate list for staff (D20)', async () => {
    const [student, teacher] = [await api.buildStudent(), await api.buildTeacher()];
    const parent = await api.buildUser({ role: 'guest' });
    await api.deps.database.sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
      values: [student.id, parent.id],
    });
    await api.buildClass({ student, teacher, title: 'ended', startsAt: after(-2 * DAY), status: 'ended' });
    await api.buildClass({ student, teacher, title: 'trial', startsAt: after(-3 * DAY), status: 'trial' });
    const admin = await api.buildUser({ role: 'admin' });
    const endedOf = async (viewer: { id: number }) => (await list(viewer, 'status=ended')).map(({ title }) => title);
    for (const viewer of [student, parent]) expect(await endedOf(viewer)).toEqual(['ended', 'trial']);
    for (const viewer of [teacher, admin]) expect(await endedOf(viewer)).toEqual(['ended']);
  });

  it('the list of classes has tabs by status; an unreported past class has the status "needs report" (D20)', async () => {
    const teacher = await api.buildTeacher();
    const titled = (title: string, start: number, status?: 'ended' | 'trial' | 'cancelled' | 'needs_report_to_end') =>
      api.buildClass({ teacher, title, startsAt: after(start), ...(status ? { status } : {}) });
    await titled('next', MINUTE);
    await titled('running', -30 * MINUTE + 1);
    await titled('just over', -30 * MINUTE);
    await titled('noted', -DAY, 'needs_report_to_end');
    await titled('ended', -2 * DAY, 'ended');
    await titled('trial', -3 * DAY, 'trial');
    await titled('cancelled', DAY, 'cancelled');
    const titlesOf = async (query: string) => (await list(teacher, query)).map(({ title }) => title);
    expect(await titlesOf('status=scheduled')).toEqual(['running', 'next']);
    expect(await titlesOf('status=needs_report_to_end')).toEqual(['just over', 'noted']);
    expect(await titlesOf('status=ended')).toEqual(['ended']);
    expect(await titlesOf('status=held')).toEqual(['ended', 'trial']);
    expect(await titlesOf('status=trial')).toEqual(['trial']);
    expect(await titlesOf('status=cancelled')).toEqual(['cancelled']);
    expect(await titlesOf('')).toEqual(['cancelled', 'next', 'running', 'just over', 'noted', 'ended', 'trial']);
    const shown = (await list(teacher, 'status=needs_report_to_end')).map(({ status }) => status);
    expect(shown).toEqual(['needs_report_to_end', 'needs_report_to_end']);
    api.clock.advance(1);
    expect(await titlesOf('status=scheduled')).toEqual(['next']);
  });

  it('the list of classes is sorted by start in either direction, then by id (D67)', async () => {
    const teacher = await api.buildTeacher();
    const [late, first, second] = [
      await api.buildClass({ teacher, startsAt: after(2 * DAY) }),
      await api.buildClass({ teacher, startsAt: after(DAY) }),
      await api.buildClass({ teacher, startsAt: after(DAY) }),
    ].map(({ id }) => id);
    expect(await idsFor(teacher, 'status=scheduled')).toEqual([first, second, late]);
    expect(await idsFor(teacher, 'status=scheduled&sort_order=desc')).toEqual([late, second, first]);
    expect(await idsFor(teacher, 'sort_order=asc')).toEqual([first, second, late]);
    expect(await idsFor(teacher)).toEqual([late, second, first]);
  });

  it('the list of classes filters by a month in the viewer’s zone (D55)', async () => {
    const teacher = await api.buildTeacher();
    const at = async (startsAt: string) => (await api.buildClass({ teacher, startsAt: new Date(startsAt) })).id;
    // Amman is three hours ahead: 1 March begins there at 21:00 UTC.
    const february = await at('2026-02-28T20:59:59Z');
    const march = [await at('2026-02-28T21:00:00Z'), await at('2026-03-31T20:59:59Z')];
    const april = await at('2026-03-31T21:00:00Z');
    expect(await seenBy(teacher, 'month=3&year=2026')).toEqual(march);
    expect(await seenBy(teacher, 'month=2&year=2026')).toEqual([february]);
    expect(await seenBy(teacher, 'month=04&year=2026')).toEqual([april]);
    expect(await seenBy(teacher, 'month=12&year=2026')).toEqual([]);
    const admin = await api.buildUser({ role: 'admin', timezone: 'America/New_York' });
    expect(await seenBy(admin, 'month=3&year=2026')).toEqual([march[1], april]);
    expect(await seenBy(admin, 'month=2&year=2026')).toEqual([february, march[0]]);
  });

  it('the list of classes has pages without overlap; a page past the end is empty with totals', async () => {
    const teacher = await api.buildTeacher();
    const student = await api.buildStudent();
    for (let day = 0; day < 5; day += 1) await api.buildClass({ teacher, student, startsAt: after(-day * DAY) });
    const token = await api.tokenFor(teacher);
    const page = async (number: number) =>
      (await api.request('get', `/api/classes?per_page=2&page=${number}`, { token })).json();
    const pages = [await page(1), await page(2), await page(3)];
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }: { id: string }) => id))).size).toBe(5);
    expect(pages[2].pagination).toEqual({ total: 5, page: 3, per_page: 2, totalPages: 3 });
    expect(await page(4)).toEqual({ data: [], pagination: { total: 5, page: 4, per_page: 2, totalPages: 3 } });
  });

  it.each([
    'status=finished',
    'sort_order=up',
    'student_id=x',
    'month=13&year=2026',
    'month=0&year=2026',
    'month=3',
    'year=2026',
    'page=0',
    'per_page=101',
  ])('the list of classes rejects %s', async (query) => {
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    expect((await api.request('get', `/api/classes?${query}`, { token })).status).toBe(422);
  });
});
