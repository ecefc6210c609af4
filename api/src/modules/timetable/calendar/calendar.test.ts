import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
type Person = { id: number };
const MARCH = 'from=2040-03-01&to=2040-03-31';

async function ask(viewer: Person, query = MARCH) {
  const response = await api.request('get', `/api/calendar?${query}`, { token: await api.tokenFor(viewer) });
  return { status: response.status, body: await response.json() };
}
async function idsFor(viewer: Person, query = MARCH): Promise<number[]> {
  const { body } = await ask(viewer, query);
  return body.data.map(({ id }: { id: string }) => Number(id));
}

async function team(zones: { teacher?: string; student?: string } = {}) {
  const leader = await api.buildUser({ role: 'leader' });
  const teacher = await api.buildTeacher({ leader, timezone: zones.teacher ?? 'Asia/Amman' });
  const student = await api.buildStudent({ teacher, leader, timezone: zones.student ?? 'Europe/London' });
  const at = (iso: string, fields: object = {}) =>
    api.buildClass({ teacher, student, startsAt: new Date(iso), ...fields });
  return { leader, teacher, student, at };
}

describe('the calendar', () => {
  it('the calendar lists the scheduled classes of some days, with both people and the meeting', async () => {
    const { teacher, student, at } = await team();
    const { id } = await at('2040-03-05T15:00:00Z', {
      title: 'Tajweed',
      durationMinutes: 45,
      attendance: 'trial',
      zoomLink: 'https://zoom.test/1',
    });
    const { status, body } = await ask(teacher);
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        {
          id: String(id),
          title: 'Tajweed',
          starts_at: '2040-03-05T15:00:00.000Z',
          ends_at: '2040-03-05T15:45:00.000Z',
          duration: 45,
          student: { id: String(student.id), name: student.name, timezone: 'Europe/London' },
          teacher: { id: String(teacher.id), name: teacher.name, timezone: 'Asia/Amman' },
          material: null,
          zoom_link: 'https://zoom.test/1',
          series_id: null,
          subject: null,
          is_trial: true,
          join: { opens_at: '2040-03-05T14:50:00.000Z', closes_at: '2040-03-05T16:00:00.000Z' },
          may: { editTime: true, join: false },
        },
      ],
      days: [{ date: '2040-03-05', total: 1 }],
      total: 1,
      timesOff: [],
    });
  });

  it('the calendar leaves out classes that have ended, were held, cancelled or deleted (C8)', async () => {
    const { teacher, at } = await team();
    const planned = await at('2040-03-01T10:00:00Z');
    for (const [day, status] of [
      [2, 'ended'],
      [3, 'cancelled'],
      [4, 'trial'],
      [5, 'needs_report_to_end'],
    ])
      await at(`2040-03-0${day}T10:00:00Z`, { status });
    await at('2040-03-06T10:00:00Z', { deletedAt: new Date() });
    expect(await idsFor(teacher)).toEqual([planned.id]);
    const hour = (hours: number) => new Date(api.clock.now().getTime() + hours * 60 * 60_000);
    await at(hour(-2).toISOString());
    const running = await at(hour(-0.25).toISOString());
    const [yesterday, tomorrow] = [hour(-24), hour(24)].map((each) => each.toISOString().slice(0, 10));
    expect(await idsFor(teacher, `from=${yesterday}&to=${tomorrow}`)).toEqual([running.id]);
  });

  it('the calendar counts days in the viewer’s zone, also a day of 23 hours (D55)', async () => {
    const { teacher, student, at } = await team({ teacher: 'Asia/Amman', student: 'Europe/London' });
    const beforeMidnight = await at('2040-03-25T22:30:00Z');
    const afterMidnight = await at('2040-03-25T23:15:00Z');
    const daysOf = async (viewer: Person, date: string) => (await ask(viewer, `from=${date}&to=${date}`)).body.days;
    expect(await idsFor(student, 'from=2040-03-25&to=2040-03-25')).toEqual([beforeMidnight.id]);
    expect(await idsFor(student, 'from=2040-03-26&to=2040-03-26')).toEqual([afterMidnight.id]);
    expect(await daysOf(teacher, '2040-03-25')).toEqual([]);
    expect(await daysOf(teacher, '2040-03-26')).toEqual([{ date: '2040-03-26', total: 2 }]);
  });

  it('the calendar lists the first classes of a full day and counts all', async () => {
    const { teacher, at } = await team();
    const built: number[] = [];
    for (const hour of [10, 8, 9]) built.push((await at(`2040-03-05T${String(hour).padStart(2, '0')}:00:00Z`)).id);
    const next = await at('2040-03-06T08:00:00Z');
    const { body } = await ask(teacher, `${MARCH}&per_day=2`);
    expect(body.data.map(({ id }: { id: string }) => Number(id))).toEqual([built[1], built[2], next.id]);
    expect(body.days).toEqual([
      { date: '2040-03-05', total: 3 },
      { date: '2040-03-06', total: 1 },
    ]);
    expect(body.total).toBe(4);
  });

  it('the calendar stays within the viewer’s scope, and filters can only narrow it (D9)', async () => {
    const [own, foreign] = [await team(), await team()];
    const mine = await own.at('2040-03-05T15:00:00Z');
    const theirs = await foreign.at('2040-03-06T15:00:00Z');
    for (const viewer of [own.student, own.teacher, own.leader]) {
      expect(await idsFor(viewer)).toEqual([mine.id]);
      expect(await idsFor(viewer, `${MARCH}&teacher_id=${foreign.teacher.id}`)).toEqual([]);
    }
    const admin = await api.buildUser({ role: 'admin' });
    expect(await idsFor(admin)).toEqual([mine.id, theirs.id]);
    expect(await idsFor(admin, `${MARCH}&student_id=${foreign.student.id}`)).toEqual([theirs.id]);
  });

  it('a relative can read the calendar without a permission, nobody else can (D8)', async () => {
    const { student, at } = await team();
    const { id } = await at('2040-03-05T15:00:00Z');
    const parent = await api.buildUser({ role: 'guest' });
    expect((await ask(parent)).status).toBe(403);
    await sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
      values: [student.id, parent.id],
    });
    const { body } = await ask(parent);
    expect(body.data.map((each: { id: string; may: object }) => [Number(each.id), each.may])).toEqual([
      [id, { editTime: false, join: false }],
    ]);
    expect((await ask(await api.buildUser({ permissions: ['classes.my_classes.read'] }))).status).toBe(403);
  });

  it('the permission calendar.read alone opens the calendar and the classes of a month', async () => {
    const { at } = await team();
    const { id } = await at('2040-03-05T15:00:00Z');
    const viewer = await api.buildUser({ permissions: ['calendar.read'] });
    expect(await idsFor(viewer)).toEqual([id]);
    const token = await api.tokenFor(viewer);
    const statusOf = async (query: string) => (await api.request('get', `/api/classes?${query}`, { token })).status;
    expect(await statusOf('status=scheduled&month=3&year=2040&per_page=100')).toBe(200);
    expect(await statusOf('status=ended&month=3&year=2040')).toBe(403);
    expect(await statusOf('status=scheduled')).toBe(403);
  });

  it.each([
    ['', 'from'],
    ['from=2040-03-01', 'to'],
    ['from=2040-02-30&to=2040-03-02', 'from'],
    ['from=2040-03-02&to=2040-03-01', 'to'],
    ['from=2040-01-01&to=2040-03-31', 'to'],
    [`${MARCH}&per_day=0`, 'per_day'],
    [`${MARCH}&per_day=101`, 'per_day'],
    [`${MARCH}&teacher_id=x`, 'teacher_id'],
  ])('the calendar rejects %o at %s', async (query, path) => {
    const { status, body } = await ask(await api.buildUser({ role: 'admin' }), query);
    expect(status).toBe(422);
    expect(body.fields.map((each: { path: string }) => each.path)).toContain(path);
  });
});
