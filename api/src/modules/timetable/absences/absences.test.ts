import { describe, expect, it } from 'vitest';
import { dayIn } from '#base/time/wall-time.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { absenceCalls, FIRST } from './absences.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { absentTeam, after, call, cancelAll, preview, range, record, report, runJobs, seen, notified } =
  absenceCalls(api);

const LATER = '2040-03-08T14:00:00.000Z';

/** A different decision for each of the three classes. */
const mixed = ({ ids, substitute }: Awaited<ReturnType<typeof absentTeam>>) => [
  { classId: ids.first, action: 'cancel' },
  { classId: ids.second, action: 'move', to: LATER },
  { classId: ids.others, action: 'substitute', to: substitute.id },
];

describe('the preview of an absence (D97)', () => {
  it('the preview of an absence has the classes of both days on both clocks, the number of families and free substitutes, and changes nothing', async () => {
    const own = await absentTeam();
    await sql.query({ text: `update users set timezone = 'Europe/London' where id = $1`, values: [own.other.id] });
    const { status, body } = await preview(own.leader, own);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      zone: 'Asia/Amman',
      startsAt: '2040-03-04T21:00:00.000Z',
      endsAt: '2040-03-06T21:00:00.000Z',
      families: 2,
      clocks: [
        { timezone: 'Asia/Amman', families: 1 },
        { timezone: 'Europe/London', families: 1 },
      ],
      substitutes: [{ id: String(own.substitute.id), free: [own.ids.first, own.ids.second, own.ids.others] }],
      tooManyToSubstitute: false,
      may: { substitute: true },
    });
    expect(body.data.classes.map(({ id, obstacle }: { id: string; obstacle: null }) => [id, obstacle])).toEqual([
      [own.ids.first, null],
      [own.ids.second, null],
      [own.ids.others, null],
    ]);
    expect(body.data.classes[2].student).toMatchObject({ name: 'Maryam', timezone: 'Europe/London' });
    expect(await sql.query({ text: 'select from times_off' })).toEqual([]);
  });

  it('the preview of an absence names obstacles to decisions: another class, or the absence itself', async () => {
    const own = await absentTeam();
    const busy = await api.buildStudent({ teacher: own.substitute });
    await api.buildClass({ student: busy, teacher: own.substitute, startsAt: new Date('2040-03-05T14:15:00Z') });
    const { body } = await preview(own.leader, own, {
      decisions: [
        { classId: own.ids.first, action: 'substitute', to: own.substitute.id },
        { classId: own.ids.second, action: 'move', to: '2040-03-05T09:00:00.000Z' },
        { classId: own.ids.others, action: 'move', to: '2040-03-07T14:10:00.000Z' },
      ],
    });
    expect(body.data.classes.map(({ obstacle }: { obstacle: { who: string } }) => obstacle?.who)).toEqual([
      'teacher',
      'absence',
      'teacher',
    ]);
  });

  it('a substitute who teaches a subject of the absent teacher is proposed before others (D97, D107)', async () => {
    const own = await absentTeam();
    const same = await api.buildTeacher({ name: 'Zaynab', leader: own.leader, profile: { subjects: ['reading'] } });
    const proposed = async () =>
      (await preview(own.leader, own)).body.data.substitutes.map(
        ({ id, sameSubject }: { id: string; sameSubject: boolean }) => [Number(id), sameSubject],
      );
    expect(await proposed()).toEqual([
      [own.substitute.id, false],
      [same.id, false],
    ]);
    await sql.query({
      text: `update teacher_profiles set subjects = '{reading,arabic}' where user_id = $1`,
      values: [own.teacher.id],
    });
    expect(await proposed()).toEqual([
      [same.id, true],
      [own.substitute.id, false],
    ]);
  });

  it('for more than sixty classes no substitute is proposed, and the preview states that', async () => {
    const own = await absentTeam();
    const { student, teacher } = own;
    const add = () => api.buildClass({ student, teacher, startsAt: new Date('2040-03-05T08:00:00Z') });
    for (let count = 3; count < 60; count += 1) await add();
    const most = await preview(own.leader, own);
    expect(most.body.data.classes).toHaveLength(60);
    expect(most.body.data).toMatchObject({ tooManyToSubstitute: false, substitutes: [{ name: 'Bilal' }] });
    await add();
    const { body } = await preview(own.leader, own);
    expect(body.data).toMatchObject({ tooManyToSubstitute: true, substitutes: [], may: { substitute: true } });
    const alone = await call(teacher, 'post', '/absences/preview', range);
    expect(alone.body.data).toMatchObject({ tooManyToSubstitute: false, may: { substitute: false } });
  });

  it('teachers who are off do not block proposals of other substitutes', async () => {
    const own = await absentTeam();
    const off = await Promise.all(
      Array.from({ length: 30 }, (_, index) => api.buildTeacher({ leader: own.leader, name: `Adam ${index}` })),
    );
    await sql.query({
      text: `insert into times_off (kind, teacher_id, from_on, to_on, zone, starts_at, ends_at, state, created_by, created_at)
        select 'absence', u, '2040-03-01', '2040-03-10', 'UTC', '2040-03-01', '2040-03-11', 'done', u, now()
        from unnest($1::bigint[]) u`,
      values: [off.map(({ id }) => id)],
    });
    const { body } = await preview(own.leader, own);
    expect(body.data.substitutes).toMatchObject([{ id: String(own.substitute.id) }]);
  });

  it('a teacher decides about own classes without a substitute, a leader about the team, nobody else', async () => {
    const [own, foreign] = [await absentTeam(), await absentTeam()];
    const alone = await call(own.teacher, 'post', '/absences/preview', range);
    expect(alone.body.data).toMatchObject({ substitutes: [], may: { substitute: false } });
    const elsewhere = { status: 422, body: { fields: [{ path: 'teacherId', code: 'not_yours' }] } };
    expect(await preview(own.teacher, foreign)).toMatchObject(elsewhere);
    expect(await preview(own.leader, foreign)).toMatchObject(elsewhere);
    expect((await preview(own.admin, foreign)).status).toBe(200);
    const decisions = [{ classId: own.ids.first, action: 'substitute', to: foreign.substitute.id }];
    expect(await preview(own.leader, own, { decisions })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'decisions.0.to', code: 'not_yours' }] },
    });
  });
});

describe('an absence (D97)', () => {
  it('an absence cancels, moves or gives each class to a substitute, as decided', async () => {
    const own = await absentTeam();
    const { status, body } = await record(own.leader, own, { reason: 'Ill', decisions: mixed(own) });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      kind: 'absence',
      state: 'applying',
      job: { state: 'running', total: 3, done: 0 },
      reason: 'Ill',
      families: 2,
    });
    await runJobs();
    expect(await seen(own, own.ids.first)).toMatchObject({
      status: 'cancelled',
      teacher: { id: String(own.teacher.id) },
    });
    expect((await seen(own, own.ids.first)).history.at(-1)).toMatchObject({
      action: 'cancel',
      reason: 'teacher_unavailable',
      by: { id: String(own.leader.id) },
    });
    expect(await seen(own, own.ids.second)).toMatchObject({
      status: 'scheduled',
      starts_at: LATER,
      time: '17:00',
      date: '2040-03-08',
    });
    expect(await seen(own, own.ids.others)).toMatchObject({
      teacher: { id: String(own.substitute.id) },
      substitute_for: { id: String(own.teacher.id) },
      leader: { id: String(own.leader.id) },
    });
    const { data } = (await call(own.leader, 'get', `/absences/${body.data.id}`)).body;
    expect(data).toMatchObject({ state: 'done', job: { state: 'finished', done: 3 }, may: { undo: true } });
    expect(data.classes.map(({ action, state }: { action: string; state: string }) => [action, state])).toEqual([
      ['cancel', 'done'],
      ['move', 'done'],
      ['substitute', 'done'],
    ]);
    const audit = await sql.query<{ action: string }>({
      text: `select action from audit_log where subject in ('absence', 'class') and actor_id = $1 order by action`,
      values: [own.leader.id],
    });
    expect(audit.map(({ action }) => action)).toEqual(['absence.create', 'class.cancel', 'class.edit', 'class.edit']);
  });

  it('each family, the substitute and the teacher are notified once, the actor is not', async () => {
    const own = await absentTeam();
    const decisions = cancelAll(own).map((each) =>
      each.classId === own.ids.others ? { classId: each.classId, action: 'substitute', to: own.substitute.id } : each,
    );
    await record(own.leader, own, { decisions });
    await runJobs();
    const cancelled = {
      key: 'absence.cancelled',
      params: {
        student: 'Yusuf',
        teacher: own.teacher.name,
        classes: '2',
        startsAt: '2040-03-05T14:00:00.000Z',
        affectedAt: '2040-03-05T14:00:00.000Z',
        studentId: String(own.student.id),
        teacherId: String(own.teacher.id),
      },
    };
    expect(await notified(own.student)).toEqual([cancelled]);
    expect(await notified(own.parent)).toEqual([cancelled]);
    expect(await notified(own.aunt)).toEqual([]);
    expect(await notified(own.other)).toMatchObject([{ key: 'absence.substituted', params: { substitute: 'Bilal' } }]);
    expect(await notified(own.substitute)).toMatchObject([{ key: 'absence.standing-in', params: { classes: '1' } }]);
    expect(await notified(own.teacher)).toMatchObject([{ key: 'absence.recorded', params: { classes: '3' } }]);
    expect(await notified(own.leader)).toEqual([]);
    const sent = await sql.query({
      text: `select from deliveries where key = 'absence.cancelled' and channel = 'mail'`,
    });
    expect(sent).toHaveLength(2);
  });

  it('the parent of two students gets one notification about both, and they count as one family (D97)', async () => {
    const own = await absentTeam();
    const text = `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`;
    await sql.query({ text, values: [own.other.id, own.parent.id] });
    expect((await preview(own.leader, own)).body.data).toMatchObject({
      families: 1,
      clocks: [{ timezone: 'Asia/Amman', families: 1 }],
    });
    const { body } = await record(own.leader, own);
    await runJobs();
    expect((await notified(own.parent)).map(({ params }) => [params.student, params.classes])).toEqual([
      ['Yusuf · Maryam', '3'],
    ]);
    expect((await notified(own.student)).map(({ params }) => params.student)).toEqual(['Yusuf']);
    expect((await call(own.leader, 'get', `/absences/${body.data.id}`)).body.data.families).toBe(1);
  });

  it('an absence with an undecided class is rejected with the class, and nothing is saved', async () => {
    const own = await absentTeam();
    const decisions = cancelAll(own).slice(0, 1);
    expect(await record(own.leader, own, { decisions })).toMatchObject({
      status: 422,
      body: {
        fields: [{ path: 'decisions.1' }, { path: 'decisions.2' }],
        data: { classes: [own.ids.second, own.ids.others] },
      },
    });
    expect(await sql.query({ text: 'select from times_off' })).toEqual([]);
  });

  it.each([
    ['to', 422, { to: '2040-03-04' }],
    ['to', 422, { from: '2020-01-01', to: '2020-01-02' }],
    ['to', 422, { to: '2041-06-01' }],
    ['decisions.0.classId', 422, 'after'],
    ['decisions.0.to', 422, 'past'],
    ['decisions.0.to', 422, 'own teacher'],
    ['decisions.0.to', 409, 'taken'],
    ['decisions.0.to', 409, 'inside'],
  ])('an absence is rejected at %s with %i for %j (D97)', async (path, status, wrong) => {
    const own = await absentTeam();
    const first = {
      after: { classId: own.ids.after, action: 'cancel' },
      past: { classId: own.ids.first, action: 'move', to: '2020-01-01T10:00:00.000Z' },
      'own teacher': { classId: own.ids.first, action: 'substitute', to: own.teacher.id },
      taken: { classId: own.ids.first, action: 'move', to: '2040-03-07T14:15:00.000Z' },
      inside: { classId: own.ids.first, action: 'move', to: '2040-03-06T09:00:00.000Z' },
    }[String(wrong)];
    const fields = first ? { decisions: [first, ...cancelAll(own).slice(1)] } : (wrong as object);
    const { status: found, body } = await record(own.leader, own, fields);
    expect([found, body.fields[0].path]).toEqual([status, path]);
  });

  it('a class can take the time of another class that moves away in the same action', async () => {
    const own = await absentTeam();
    const decisions = [
      { classId: own.ids.first, action: 'substitute', to: own.substitute.id },
      { classId: own.ids.second, action: 'move', to: '2040-03-07T14:30:00.000Z' },
      { classId: own.ids.others, action: 'move', to: '2040-03-07T15:00:00.000Z' },
    ];
    expect((await record(own.leader, own, { decisions })).status).toBe(201);
    await runJobs();
    expect((await seen(own, own.ids.others)).starts_at).toBe('2040-03-07T15:00:00.000Z');
    const again = [{ classId: own.ids.after, action: 'move', to: '2040-03-08T14:30:00.000Z' }];
    const next = { from: '2040-03-07', to: '2040-03-07' };
    const rest = [own.ids.second, own.ids.others].map((classId, index) => ({
      classId,
      action: 'move',
      to: `2040-03-08T1${5 + index}:00:00.000Z`,
    }));
    expect((await record(own.leader, own, { ...next, decisions: [...again, ...rest] })).status).toBe(201);
  });

  it('the substitute joins, reports and is paid; the student’s teacher stays, and writes the monthly report', async () => {
    const own = await absentTeam();
    await sql.query({
      text: `insert into teacher_salaries (teacher_id, effective_from, price_minor) values ($1, '2020-01-01', 500)`,
      values: [own.substitute.id],
    });
    const decisions = cancelAll(own).map(({ classId }) => ({ classId, action: 'substitute', to: own.substitute.id }));
    await record(own.leader, own, { decisions });
    await runJobs();
    const placeAt = (minutes: number) =>
      sql.query({
        text: `update classes set starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes' where id = $1`,
        values: [own.ids.first, after(minutes)],
      });
    await placeAt(-5);
    expect((await call(own.substitute, 'post', `/attendance/${own.ids.first}/join`)).status).toBe(200);
    expect((await call(own.teacher, 'post', `/attendance/${own.ids.first}/join`)).status).not.toBe(200);
    await placeAt(-60);
    expect((await report(own.substitute, own.ids.first)).status).toBe(201);
    const months = (await call(own.admin, 'get', `/teacher-salaries/${own.substitute.id}/months`)).body.data;
    const held = dayIn('Asia/Amman', after(-60)).slice(0, 7);
    // In the first hour of a month the class was in the month before.
    expect(months.map(({ total }: { total: number }) => total)).toContain(5);
    const profile = (await call(own.admin, 'get', `/users/${own.student.id}`)).body.data;
    expect(JSON.stringify(profile)).toContain(own.teacher.name);
    await api.buildClass({ student: own.student, teacher: own.teacher, status: 'ended', startsAt: after(-60) });
    const month = `month=${held.slice(5)}&year=${held.slice(0, 4)}`;
    const due = async (person: { id: number }) =>
      (await call(person, 'get', `/monthly-reports/due?${month}`)).body.data.students;
    expect(await due(own.substitute)).toEqual([]);
    expect(await due(own.teacher)).toMatchObject([{ student: { id: String(own.student.id) }, held: 1 }]);
  });
});

it('a class cancelled by the teacher’s absence gives a make-up, which is removed when the absence is taken back (D103)', async () => {
  const own = await absentTeam();
  const { id } = (await record(own.leader, own)).body.data;
  await runJobs();
  const reasons = `select reason from make_ups where class_id = $1`;
  const owed = () => sql.query({ text: reasons, values: [own.ids.first] });
  expect(await owed()).toEqual([{ reason: 'teacher_absence' }]);
  await call(own.leader, 'delete', `/absences/${id}`);
  await runJobs();
  expect(await owed()).toEqual([]);
});

it('a request about a class lapses when an absence cancels it (D100)', async () => {
  const own = await absentTeam();
  const asked = await call(own.parent, 'post', `/classes/${own.ids.first}/requests`, { kind: 'excuse' });
  expect(asked.status).toBe(201);
  await record(own.leader, own, {});
  await runJobs();
  const text = 'select status from class_requests where class_id = $1';
  expect(await sql.query({ text, values: [own.ids.first] })).toEqual([{ status: 'lapsed' }]);
});

describe('races of an absence (D97)', () => {
  it('a class moved before the save is rejected at its decision, and a class moved into the days is reported as missing', async () => {
    const own = await absentTeam();
    await call(own.admin, 'post', `/classes/${own.ids.first}`, { date: '2040-04-01', time: '17:00' });
    expect(await record(own.leader, own)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'decisions.0.classId', code: 'not_in_range' }] },
    });
    await call(own.admin, 'post', `/classes/${own.ids.after}`, { date: FIRST, time: '10:00' });
    const decisions = cancelAll(own).slice(1);
    expect(await record(own.leader, own, { decisions })).toMatchObject({
      status: 422,
      body: { data: { classes: [own.ids.after] } },
    });
  });

  it('a class that somebody changes between the save and the job stays unchanged, and is listed with the reason', async () => {
    const own = await absentTeam();
    const { id } = (await record(own.leader, own)).body.data;
    await call(own.admin, 'post', `/classes/${own.ids.first}`, { notes: 'Bring the book' });
    await runJobs();
    expect((await seen(own, own.ids.first)).status).toBe('scheduled');
    const { classes } = (await call(own.leader, 'get', `/absences/${id}`)).body.data;
    expect(classes[0]).toMatchObject({ state: 'skipped', problem: 'changed' });
    expect((await notified(own.student))[0]?.params).toMatchObject({ classes: '1' });
  });

  it('a time that is taken between the save and the job is not given twice', async () => {
    const own = await absentTeam();
    const { id } = (await record(own.leader, own, { decisions: mixed(own) })).body.data;
    await api.buildClass({
      student: own.other,
      teacher: own.substitute,
      startsAt: new Date('2040-03-06T15:10:00Z'),
      overlapBy: own.admin.id,
    });
    await runJobs();
    expect((await seen(own, own.ids.others)).teacher.id).toBe(String(own.teacher.id));
    const { classes } = (await call(own.leader, 'get', `/absences/${id}`)).body.data;
    expect(classes).toContainEqual(expect.objectContaining({ id: own.ids.others, state: 'skipped', problem: 'taken' }));
  });

  it('a job of an absence that runs twice changes classes and notifies only once', async () => {
    const own = await absentTeam();
    const found = await Promise.all([record(own.leader, own), record(own.admin, own)]);
    expect(found.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await sql.query({ text: 'select from times_off' })).toHaveLength(1);
  });

  it('the job done twice changes and notifies once', async () => {
    const own = await absentTeam();
    const { id } = (await record(own.leader, own)).body.data;
    await api.deps.jobs.enqueue(sql, 'time-off', { timeOffId: Number(id) });
    await runJobs();
    expect(await notified(own.student)).toHaveLength(1);
    expect(
      (await seen(own, own.ids.first)).history.filter(({ action }: { action: string }) => action === 'cancel'),
    ).toHaveLength(1);
  });
});

describe('taking an absence back (D97)', () => {
  it('an absence that is taken back restores every class, and notifies each person once', async () => {
    const own = await absentTeam();
    const before = await Promise.all(Object.values(own.ids).map((id) => seen(own, id)));
    const { id } = (await record(own.leader, own, { decisions: mixed(own) })).body.data;
    await runJobs();
    const undone = await call(own.leader, 'delete', `/absences/${id}`);
    expect(undone).toMatchObject({
      status: 200,
      body: { data: { state: 'undoing', job: { state: 'running', total: 3, done: 0 } } },
    });
    await runJobs();
    const after = await Promise.all(Object.values(own.ids).map((id) => seen(own, id)));
    const plain = (rows: { history: unknown; log: unknown }[]) => rows.map(({ history: _h, log: _l, ...row }) => row);
    expect(plain(after)).toEqual(plain(before));
    expect((await notified(own.student)).at(-1)).toMatchObject({ key: 'absence.undone', params: { classes: '2' } });
    expect((await notified(own.substitute)).map(({ key }) => key)).toEqual([
      'absence.standing-in',
      'absence.not-standing-in',
    ]);
    const { data } = (await call(own.leader, 'get', `/absences/${id}`)).body;
    expect(data).toMatchObject({ state: 'undone', job: { state: 'finished', done: 3 }, may: { undo: false } });
    expect((await call(own.leader, 'get', '/absences')).body.data).toEqual([]);
    expect((await call(own.leader, 'delete', `/absences/${id}`)).body.data.state).toBe('undone');
  });

  it('a class that was changed since, or whose former time is taken, stays when an absence is taken back', async () => {
    const own = await absentTeam();
    const { id } = (await record(own.leader, own, { decisions: mixed(own) })).body.data;
    await runJobs();
    await call(own.admin, 'post', `/classes/${own.ids.second}`, { duration: 45 });
    await api.buildClass({ student: own.student, teacher: own.substitute, startsAt: new Date('2040-03-05T14:10:00Z') });
    await call(own.leader, 'delete', `/absences/${id}`);
    await runJobs();
    const { classes } = (await call(own.leader, 'get', `/absences/${id}`)).body.data;
    expect(classes.map(({ id, state, problem }: Record<string, string>) => [id, state, problem]).sort()).toEqual(
      [
        [own.ids.first, 'kept', 'taken'],
        [own.ids.second, 'kept', 'changed'],
        [own.ids.others, 'undone', null],
      ].sort(),
    );
    expect((await seen(own, own.ids.second)).starts_at).toBe(LATER);
  });

  it('an absence that is taken back before its job changes nothing', async () => {
    const own = await absentTeam();
    const { id } = (await record(own.leader, own)).body.data;
    await call(own.leader, 'delete', `/absences/${id}`);
    await runJobs();
    expect((await seen(own, own.ids.first)).status).toBe('scheduled');
    expect(await notified(own.student)).toEqual([]);
  });

  it('a class is not given back to a teacher who is in another absence', async () => {
    const own = await absentTeam();
    const { id } = (await record(own.leader, own)).body.data;
    await runJobs();
    await call(own.admin, 'post', '/closures', { name: { en: 'Eid', ar: 'العيد' }, from: FIRST, to: FIRST });
    await call(own.leader, 'delete', `/absences/${id}`);
    await runJobs();
    const { classes } = (await call(own.leader, 'get', `/absences/${id}`)).body.data;
    expect(classes[0]).toMatchObject({ state: 'kept', problem: 'closure' });
    expect((await seen(own, own.ids.second)).status).toBe('scheduled');
  });
});
