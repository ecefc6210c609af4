import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, give, ledger, report, schedule, team } = classCalls(api);

const edit = (person: { id: number }, id: number | string, body: object) =>
  call(person, 'post', `/classes/${id}`, body);
const act = (person: { id: number }, id: number | string, verb: string, body?: object) =>
  call(person, 'post', `/classes/${id}/${verb}`, body);

describe('editing a class (D21)', () => {
  it('editing a class moves a scheduled one, and history and audit record it (D21)', async () => {
    const own = await team();
    const { id } = (await schedule(own.teacher, own)).body.data;
    const { status, body } = await edit(own.teacher, id, { date: '2040-03-02', time: '18:00', duration: 45 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      starts_at: '2040-03-02T15:00:00.000Z',
      ends_at: '2040-03-02T15:45:00.000Z',
      time: '18:00',
    });
    const { history } = (await call(own.teacher, 'get', `/classes/${id}`)).body.data;
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['create', 'edit']);
    const [line] = await sql.query<{ before: object; after: object }>({
      text: `select before, after from audit_log where action = 'class.edit'`,
    });
    expect(line).toMatchObject({
      before: { startsAt: '2040-03-01T14:00:00.000Z', status: 'scheduled' },
      after: { startsAt: '2040-03-02T15:00:00.000Z', status: 'scheduled' },
    });
  });

  it('an edited class conflicts with other classes, but not with itself (D21)', async () => {
    const own = await team();
    const first = (await schedule(own.teacher, own)).body.data;
    const second = (await schedule(own.teacher, own, { time: '18:00' })).body.data;
    expect((await edit(own.teacher, first.id, { date: '2040-03-01', time: '17:15' })).status).toBe(200);
    expect(await edit(own.teacher, first.id, { date: '2040-03-01', time: '17:45' })).toMatchObject({
      status: 409,
      body: { data: { conflict: { id: second.id } } },
    });
  });

  it('an edit with the stored values changes nothing (D21)', async () => {
    const own = await team();
    const { id, title } = (await schedule(own.teacher, own)).body.data;
    const same = {
      date: '2040-03-01',
      time: '17:00',
      title,
      duration: 30,
      attendance: 'presence',
      student_id: own.student.id,
    };
    expect((await edit(own.teacher, id, same)).status).toBe(200);
    expect(await sql.query({ text: `select from class_history where action = 'edit'` })).toEqual([]);
  });

  it('editing the student of a class changes its number and its automatic title (D21)', async () => {
    const own = await team();
    const other = await api.buildStudent({ teacher: own.teacher, name: 'Maryam' });
    await schedule(own.teacher, own, { student_id: other.id, time: '09:00' });
    const { id } = (await schedule(own.teacher, own)).body.data;
    expect((await edit(own.teacher, id, { student_id: other.id })).body.data).toMatchObject({
      class_number: 2,
      title: 'Qaida – Maryam',
    });
    const foreign = await team();
    expect((await edit(own.teacher, id, { student_id: foreign.student.id })).status).toBe(422);
    expect((await edit(own.teacher, id, { teacher_id: foreign.teacher.id })).status).toBe(422);
    expect((await edit(own.admin, id, { teacher_id: foreign.teacher.id })).body.data).toMatchObject({
      teacher: { id: String(foreign.teacher.id) },
      leader: { id: String(foreign.leader.id) },
    });
  });

  it('only attendance, accomplished work and notes can be edited in an ended class (D21)', async () => {
    const own = await team();
    const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
    expect((await edit(own.teacher, id, { notes: 'Late', accomplished: 'al-Mulk 1–5' })).body.data).toMatchObject({
      notes: 'Late',
      status: 'needs_report_to_end',
    });
    for (const fields of [
      { title: 'x' },
      { duration: 60 },
      { material_id: own.material.id },
      { date: '2040-03-01', time: '17:00' },
    ])
      expect(await edit(own.admin, id, fields), JSON.stringify(fields)).toMatchObject({
        status: 409,
        body: { data: { status: 'needs_report_to_end' } },
      });
  });

  it('only staff edit an ended class, and the ledger books the difference', async () => {
    const own = await team();
    await give(own.student, 5);
    const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
    await report(own.teacher, id);
    expect((await ledger(own.student)).sum).toBe(4);
    expect(await edit(own.teacher, id, { attendance: 'absence_teacher' })).toMatchObject({
      status: 409,
      body: { data: { status: 'ended' } },
    });
    for (const [attendance, sum, status] of [
      ['absence_teacher', 5, 'ended'],
      ['absence_student', 4, 'ended'],
      ['trial', 5, 'trial'],
      ['presence', 4, 'ended'],
      ['presence', 4, 'ended'],
    ] as const) {
      expect((await edit(own.leader, id, { attendance })).body.data).toMatchObject({ attendance, status });
      expect((await ledger(own.student)).sum, attendance).toBe(sum);
    }
  });

  it('an edit of a class accepts date and time only together (D21)', async () => {
    const own = await team();
    const { id } = (await schedule(own.teacher, own)).body.data;
    expect((await edit(own.teacher, id, { time: '18:00' })).body.fields[0].path).toBe('date');
    expect((await edit(own.teacher, id, { date: '2040-03-02' })).body.fields[0].path).toBe('time');
  });
});

describe('cancelling a class (D20)', () => {
  it('cancelling a class works once, with a reason, and allows no further change (D20)', async () => {
    const own = await team();
    const { id } = (await schedule(own.teacher, own)).body.data;
    const body = { reason: 'student_request', note: 'Exams' };
    for (let time = 0; time < 2; time += 1)
      expect(await act(own.teacher, id, 'cancel', body)).toMatchObject({
        status: 200,
        body: { data: { status: 'cancelled' } },
      });
    const { history } = (await call(own.student, 'get', `/classes/${id}`)).body.data;
    expect(history.slice(1)).toMatchObject([
      { action: 'cancel', reason: 'student_request', note: 'Exams', to: 'cancelled' },
    ]);
    for (const [verb, rest] of [
      ['edit', ''],
      ['reopen', '/reopen'],
    ] as const)
      expect(await call(own.admin, 'post', `/classes/${id}${rest}`, { reason: 'x', notes: 'x' }), verb).toMatchObject({
        status: 409,
        body: { message: 'Class is cancelled', data: { status: 'cancelled' } },
      });
    expect((await report(own.admin, id)).status).toBe(409);
  });

  it('a class can be cancelled by its teacher before the start, and by leader and admins if it was not held (D20)', async () => {
    const own = await team();
    const running = await api.buildClass({ ...own, startsAt: after(0) });
    expect((await act(own.teacher, running.id, 'cancel')).status).toBe(409);
    expect((await act(own.leader, running.id, 'cancel')).status).toBe(200);
    const over = await api.buildClass({ ...own, startsAt: after(-60) });
    expect((await act(own.teacher, over.id, 'cancel')).status).toBe(409);
    expect((await act(own.admin, over.id, 'cancel')).status).toBe(200);
    expect((await act(own.admin, over.id, 'cancel', { reason: 'because' })).status).toBe(422);
  });
});

describe('reopening and deleting a class (D20)', () => {
  it('reopening or deleting a class reverses its bookings (D20)', async () => {
    const own = await team();
    await give(own.student, 5);
    const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
    await report(own.teacher, id);
    expect((await act(own.admin, id, 'reopen', { reason: '' })).status).toBe(422);
    expect(await act(own.admin, id, 'reopen', { reason: 'Wrong student' })).toMatchObject({
      status: 200,
      body: { data: { status: 'needs_report_to_end', report_id: null } },
    });
    expect((await ledger(own.student)).sum).toBe(5);
    expect((await act(own.admin, id, 'reopen', { reason: 'Again' })).status).toBe(409);
    await report(own.teacher, id);
    expect((await call(own.admin, 'delete', `/classes/${id}`)).status).toBe(200);
    expect((await ledger(own.student)).sum).toBe(5);
    expect((await call(own.admin, 'get', `/classes/${id}`)).status).toBe(404);
    expect((await call(own.admin, 'delete', `/classes/${id}`)).status).toBe(404);
  });
});

it('a missing or unreadable class is 404, a readable but unchangeable one is 403', async () => {
  const [own, foreign] = [await team(), await team()];
  const { id } = await api.buildClass(own);
  expect((await call(own.teacher, 'get', '/classes/999999')).status).toBe(404);
  expect((await edit(foreign.teacher, id, { notes: 'x' })).status).toBe(404);
  expect((await act(own.teacher, id, 'reopen', { reason: 'x' })).status).toBe(403);
});
