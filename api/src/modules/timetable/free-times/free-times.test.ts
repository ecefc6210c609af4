import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { call, family, team } = classCalls(api);
const { sql } = api.deps.database;

type Person = { id: number };

/** 2 January 2040 is a Monday, and 14:00Z is 17:00 in Amman. */
const MONDAY = '2040-01-02';
const windows = [{ weekday: 1, from: '16:00', to: '19:00' }];
const week = (fields: object = {}) => ({ windows, ...fields });
const save = (person: Person, teacher: Person, body: object) =>
  call(person, 'put', `/teachers/${teacher.id}/availability`, body);
const freeOn = async (person: Person, teacher: Person, query = '') => {
  const path = `/teachers/${teacher.id}/free-times?from=${MONDAY}&to=${MONDAY}&minutes=60${query}`;
  const { body } = await call(person, 'get', path);
  return body.data.map(({ startsAt }: { startsAt: string }) => startsAt.slice(11, 16));
};
const freeAt = async (person: Person, from: string) =>
  (await call(person, 'get', `/free-teachers?from=${from}&minutes=60&per_page=100`)).body.data;
const classAt = (of: Awaited<ReturnType<typeof team>>, time: string, fields: object = {}) =>
  api.buildClass({ ...of, startsAt: new Date(`${MONDAY}T${time}Z`), ...fields });

describe('a teacher’s week (D96)', () => {
  it('a teacher’s week is unknown until there are windows', async () => {
    const { teacher } = await team();
    const { body } = await call(teacher, 'get', `/teachers/${teacher.id}/availability`);
    expect(body.data).toEqual({ timezone: 'Asia/Amman', known: false, windows: [], daysOff: [], pauseMinutes: 0 });
    const free = await call(teacher, 'get', `/teachers/${teacher.id}/free-times`);
    expect(free.body).toMatchObject({ data: [], known: false });
  });

  it('the teacher, the leader and admins can write a teacher’s week, as a whole', async () => {
    const { teacher, leader, admin } = await team();
    const daysOff = [{ from: MONDAY, to: '2040-01-05' }];
    const saved = await save(teacher, teacher, week({ daysOff, pauseMinutes: 10 }));
    expect(saved.body.data).toEqual({ timezone: 'Asia/Amman', known: true, windows, daysOff, pauseMinutes: 10 });
    const [first, second] = [
      { weekday: 1, from: '16:00', to: '18:00' },
      { weekday: 1, from: '18:00', to: '00:00' },
    ];
    const merged = await save(leader, teacher, { windows: [second, first] });
    expect(merged.body.data).toMatchObject({
      windows: [{ weekday: 1, from: '16:00', to: '00:00' }],
      daysOff: [],
      pauseMinutes: 0,
    });
    expect((await save(admin, teacher, { windows: [] })).body.data.known).toBe(false);
  });

  it('a change of a teacher’s week is audited with the differences', async () => {
    const { teacher, leader } = await team();
    await save(leader, teacher, week());
    await save(leader, teacher, week({ pauseMinutes: 15 }));
    const lines = await sql.query<{ after: object }>({
      text: `select actor_id::int, before, after from audit_log where action = 'availability.update' and subject_id = $1 order by id`,
      values: [teacher.id],
    });
    expect(lines).toEqual([
      { actor_id: leader.id, before: { windows: [] }, after: { windows } },
      { actor_id: leader.id, before: { pauseMinutes: 0 }, after: { pauseMinutes: 15 } },
    ]);
  });

  it('a teacher’s week with times or days whose end is before their start is rejected', async () => {
    const { teacher } = await team();
    const wrong = await save(teacher, teacher, {
      windows: [
        { weekday: 7, from: '16:00', to: '17:00' },
        { weekday: 1, from: '17:00', to: '16:00' },
      ],
      daysOff: [{ from: MONDAY, to: '2040-01-01' }],
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields.map(({ path }: { path: string }) => path)).toEqual([
      'windows.0.weekday',
      'windows.1.to',
      'daysOff.0.to',
    ]);
    expect((await call(teacher, 'get', `/teachers/${teacher.id}/availability`)).body.data.known).toBe(false);
  });
});

describe('free times (D96)', () => {
  it('free times are windows without classes, pauses and days off; a cancelled class does not count', async () => {
    const own = await team();
    await save(own.teacher, own.teacher, week());
    expect(await freeOn(own.teacher, own.teacher)).toEqual(['13:00', '13:30', '14:00', '14:30', '15:00']);
    await classAt(own, '13:00');
    await classAt(own, '15:30', { status: 'cancelled' });
    expect(await freeOn(own.teacher, own.teacher)).toEqual(['13:30', '14:00', '14:30', '15:00']);
    await save(own.teacher, own.teacher, week({ pauseMinutes: 10 }));
    expect(await freeOn(own.teacher, own.teacher)).toEqual(['13:40', '14:00', '14:30', '15:00']);
    await save(own.teacher, own.teacher, week({ daysOff: [{ from: MONDAY, to: '2040-01-05' }] }));
    expect(await freeOn(own.teacher, own.teacher)).toEqual([]);
  });

  it('free times with a student are those without the student’s other classes, on both clocks', async () => {
    const [own, other] = [await team({ student: 'Europe/London' }), await team()];
    await save(own.teacher, own.teacher, week());
    await classAt({ ...other, student: own.student }, '14:00');
    expect(await freeOn(own.teacher, own.teacher, `&student_id=${own.student.id}`)).toEqual([
      '13:00',
      '14:30',
      '15:00',
    ]);
    expect(await freeOn(own.teacher, own.teacher)).toHaveLength(5);
    const path = `/teachers/${own.teacher.id}/free-times?student_id=${own.student.id}`;
    const { zones } = (await call(own.teacher, 'get', path)).body;
    expect(zones).toEqual({ teacher: 'Asia/Amman', student: 'Europe/London' });
  });

  it('the time of the viewer’s own class to be moved counts as free except for its start; that of another class does not', async () => {
    const [own, other] = [await team(), await team()];
    await save(own.teacher, own.teacher, week());
    const { id } = await classAt(own, '14:00', { durationMinutes: 60 });
    const { id: foreign } = await classAt({ ...own, student: other.student }, '15:30');
    const freeFor = (classId: number) =>
      freeOn(own.teacher, own.teacher, `&student_id=${own.student.id}&except_class_id=${classId}`);
    expect(await freeFor(foreign)).toEqual(['13:00']);
    expect(await freeFor(id)).toEqual(['13:00', '13:30', '14:30']);
  });

  it('a family sees only the free times of the child’s teacher, without the reasons for other times', async () => {
    const [own, other] = [await family(), await team()];
    await save(own.teacher, own.teacher, week());
    for (const viewer of [own.student, own.parent, own.aunt])
      expect(await freeOn(viewer, own.teacher, `&student_id=${own.student.id}`)).toHaveLength(5);
    const foreign = [
      `/teachers/${other.teacher.id}/free-times`,
      `/teachers/${own.teacher.id}/free-times?student_id=${other.student.id}`,
    ];
    for (const path of foreign) expect((await call(own.parent, 'get', path)).status).toBe(404);
    expect((await call(own.parent, 'get', `/teachers/${own.teacher.id}/availability`)).status).toBe(403);
  });

  it('free times can be requested for at most two months, and none are in the past', async () => {
    const { teacher } = await team();
    await save(teacher, teacher, {
      windows: Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: '00:00', to: '00:00' })),
    });
    const path = `/teachers/${teacher.id}/free-times`;
    expect((await call(teacher, 'get', `${path}?from=2040-01-01&to=2040-04-01`)).status).toBe(422);
    expect((await call(teacher, 'get', `${path}?from=2040-02-01&to=2040-01-01`)).status).toBe(422);
    const { data } = (await call(teacher, 'get', path)).body;
    expect(Date.parse(data[0].startsAt)).toBeGreaterThanOrEqual(api.clock.now().getTime());
  });
});

describe('free teachers (D96)', () => {
  it('free teachers are those of the leader’s team who offer the whole time, then those whose times are unknown', async () => {
    const own = await team();
    const { leader, teacher } = own;
    await save(teacher, teacher, week());
    const unknown = await api.buildTeacher({ leader });
    const known = { id: String(teacher.id), name: expect.any(String), timezone: 'Asia/Amman', known: true };
    expect(await freeAt(leader, `${MONDAY}T13:00:00Z`)).toEqual([
      known,
      expect.objectContaining({ id: String(unknown.id), known: false }),
    ]);
    const idsAt = async (time: string) =>
      (await freeAt(leader, `${MONDAY}T${time}:00Z`)).map(({ id }: { id: string }) => id);
    expect(await idsAt('15:30')).toEqual([String(unknown.id)]);
    await classAt({ ...own, teacher: unknown }, '13:30');
    expect(await idsAt('13:00')).toEqual([String(teacher.id)]);
    expect(await freeAt(own.admin, `${MONDAY}T13:00:00Z`)).toContainEqual(known);
  });

  it('free teachers can be filtered by gender, language, subject and children (D96, D107)', async () => {
    const { leader } = await team();
    const profile = {
      gender: 'woman',
      languages: ['ar', 'en'],
      subjects: ['reading'],
      learners: ['children'],
    } as const;
    const asWished = await api.buildTeacher({
      leader,
      profile: {
        ...profile,
        languages: [...profile.languages],
        subjects: [...profile.subjects],
        learners: ['children'],
      },
    });
    const freeFor = async (wish: string) => {
      const path = `/free-teachers?from=${MONDAY}T13:00:00Z&minutes=60&${wish}`;
      return (await call(leader, 'get', path)).body.data.map(({ id }: { id: string }) => id);
    };
    expect(await freeFor('')).toHaveLength(2);
    for (const wish of ['gender=woman', 'language=en', 'subject=reading', 'learner=children'])
      expect(await freeFor(wish), wish).toEqual([String(asWished.id)]);
    for (const wish of ['gender=man', 'language=fr', 'gender=woman&subject=arabic', 'learner=adults'])
      expect(await freeFor(wish), wish).toEqual([]);
  });
});
