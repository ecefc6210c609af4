import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { requestCalls } from './requests.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const calls = requestCalls(api);
const { about, accept, age, ask, asked, call, classIn, family, inHours, ledger, makeUps } = calls;
const { notified, reject, report, runClock, team, withdraw } = calls;

const HOUR_MS = 3_600_000;
const statusOf = async (person: { id: number }, classId: number) =>
  (await call(person, 'get', `/classes/${classId}`)).body.data.status;
const set = async (settings: object) => {
  const admin = await api.buildUser({ role: 'admin' });
  expect((await call(admin, 'put', '/settings', settings)).status).toBe(200);
};

describe('requests about a class (D100)', () => {
  it('only a parent can make requests for the child, not an aunt, a teacher or a stranger (D100)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    for (const [person, status] of [
      [own.aunt, 403],
      [own.teacher, 403],
      [own.admin, 403],
      [await api.buildUser({ role: 'guest' }), 403],
      [(await team()).teacher, 404],
      [own.parent, 201],
    ] as const)
      expect((await ask(person, id)).status).toBe(status);
    expect(await about(own.aunt, id)).toEqual({ requests: [], ask: null });
  });

  it.each([
    [12, 201],
    [11, 403],
    [null, 403],
  ])('a request by a student of %s years with a parent gets %i (D100)', async (years, status) => {
    const own = await family();
    await age(own.student, years);
    const { id } = await classIn(own, 24);
    expect((await ask(own.student, id)).status).toBe(status);
  });

  it('a student under twelve without a parent can make requests alone (D100)', async () => {
    const own = await team();
    await age(own.student, 8);
    const { id } = await classIn(own, 24);
    expect((await call(own.student, 'get', `/classes/${id}`)).body.data.may.request).toBe(true);
    expect((await ask(own.student, id)).status).toBe(201);
  });

  it.each([
    [2, 0, 201],
    [2, -1, 409],
    [5, 0, 201],
    [5, -1, 409],
  ])(
    'with %i hours of notice, a request that long before the start (plus %i ms) gets %i (D100)',
    async (hours, more, status) => {
      await set({ notice_hours: hours });
      const own = await family();
      const startsAt = new Date(api.clock.now().getTime() + hours * HOUR_MS + more);
      const { id } = await classIn(own, 0, { startsAt });
      expect((await call(own.parent, 'get', `/classes/${id}`)).body.data.may.request).toBe(status === 201);
      expect((await ask(own.parent, id)).status).toBe(status);
    },
  );

  it('a class can have only one open request, even if two are sent in parallel (D100)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const both = await Promise.all([ask(own.parent, id), ask(own.parent, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const row = (await call(own.parent, 'get', `/classes/${id}`)).body.data;
    expect([row.request.kind, row.may.request]).toEqual(['excuse', false]);
    expect((await call(own.aunt, 'get', `/classes/${id}`)).body.data.request).toBeNull();
  });

  it('only the requesting user can withdraw a request, and may make another one (D100)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const request = await asked(own.parent, id);
    expect((await withdraw(own.teacher, request)).status).toBe(403);
    expect((await withdraw(own.parent, request)).body.data.status).toBe('withdrawn');
    expect((await withdraw(own.parent, request)).status).toBe(409);
    expect((await accept(own.teacher, request)).status).toBe(409);
    expect((await ask(own.parent, id)).status).toBe(201);
  });

  it('an answer to a request marks the staff’s notifications as read', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const request = await asked(own.parent, id);
    for (const person of [own.teacher, own.leader]) expect(await notified(person)).toEqual(['class.excuse-asked']);
    expect(await notified(own.admin)).toEqual([]);
    await reject(own.leader, request, { note: 'An exam' });
    expect(
      await sql.query({ text: `select from notifications where key = 'class.excuse-asked' and read_at is null` }),
    ).toEqual([]);
    for (const person of [own.parent, own.student]) expect(await notified(person)).toEqual(['class.request-rejected']);
    const [answered] = (await about(own.parent, id)).requests;
    expect(answered).toMatchObject({ status: 'rejected', note: 'An exam', answeredBy: { id: String(own.leader.id) } });
    expect(await statusOf(own.parent, id)).toBe('scheduled');
  });
});

describe('an excuse (D101–D103)', () => {
  it('an accepted excuse cancels the class without a charge, and gives a make-up (D101, D103)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const request = await asked(own.parent, id, { kind: 'excuse', reason: 'Travel' });
    const answered = await accept(own.teacher, request, { note: 'Safe travels' });
    expect(answered.body.data).toMatchObject({ status: 'accepted', reason: 'Travel', note: 'Safe travels' });
    const row = (await call(own.parent, 'get', `/classes/${id}`)).body.data;
    expect(row).toMatchObject({ status: 'cancelled', may: { request: false } });
    expect(row.history.at(-1)).toMatchObject({ action: 'cancel', reason: 'student_request' });
    expect((await ledger(own.student)).lines).toEqual([]);
    expect(row.makeups).toHaveLength(1);
    expect(await notified(own.parent)).toEqual(['class.excused']);
    expect(await notified(own.leader)).toEqual(['class.excuse-asked', 'class.cancelled']);
  });

  it('only the class’s teacher, leader and admins can answer a request (D101)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const request = await asked(own.parent, id);
    const stranger = (await team()).teacher;
    for (const verb of [accept, reject]) {
      expect((await verb(own.parent, request)).status).toBe(403);
      expect((await verb(own.aunt, request)).status).toBe(404);
      expect((await verb(stranger, request)).status).toBe(404);
    }
    expect((await accept(own.admin, request)).status).toBe(200);
  });

  it('where the academy takes no proposals, a family can ask to be excused and not to move (D86)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const mayOf = async () => (await call(own.parent, 'get', `/classes/${id}`)).body.data.may;
    expect(await mayOf()).toMatchObject({ request: true, requestMove: true });
    await set({ family_proposes: false });
    expect(await mayOf()).toMatchObject({ request: true, requestMove: false });
    const times = [inHours(48).toISOString()];
    expect((await call(own.parent, 'post', `/classes/${id}/requests`, { kind: 'move', times })).status).toBe(403);
    expect(await asked(own.parent, id)).toBeTruthy();
  });

  it('a move that was open when the academy switched proposals off can still be accepted (D86)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const request = await asked(own.parent, id, { kind: 'move', times: [inHours(48).toISOString()] });
    await set({ family_proposes: false });
    expect((await about(own.teacher, id)).requests[0]).toMatchObject({ kind: 'move', may: { accept: true } });
    expect((await accept(own.teacher, request)).body.data.status).toBe('accepted');
    expect((await call(own.parent, 'get', `/classes/${id}`)).body.data.starts_at).toBe(inHours(48).toISOString());
  });

  it('beyond the month’s limit only an admin can accept an excuse, and the family sees the number (D102)', async () => {
    const own = await family();
    await set({ excuses_a_month: 1 });
    // In one month of the student's zone.
    const noon = (day: number) => new Date(Date.UTC(2040, 4, day, 12));
    const first = await classIn(own, 0, { startsAt: noon(3) });
    const second = await classIn(own, 0, { startsAt: noon(30) });
    await accept(own.teacher, await asked(own.parent, first.id));
    expect((await about(own.parent, second.id)).ask.excuses).toEqual({ used: 1, limit: 1, month: '2040-05' });
    const request = await asked(own.parent, second.id);
    expect(await notified(own.admin)).toEqual(['class.excuse-asked']);
    expect((await about(own.teacher, second.id)).requests[0].may).toMatchObject({ accept: false, reject: true });
    for (const person of [own.teacher, own.leader]) expect((await accept(person, request)).status).toBe(403);
    expect((await accept(own.admin, request)).status).toBe(200);
  });

  it('the month of an excuse is that of the class in the student’s zone (D102)', async () => {
    const own = await family();
    await set({ excuses_a_month: 1 });
    // The last evening of May in UTC is June in Amman.
    const first = await classIn(own, 0, { startsAt: new Date(Date.UTC(2040, 4, 31, 22)) });
    const [may, june] = await Promise.all([
      classIn(own, 0, { startsAt: new Date(Date.UTC(2040, 4, 20, 12)) }),
      classIn(own, 0, { startsAt: new Date(Date.UTC(2040, 5, 20, 12)) }),
    ]);
    await accept(own.teacher, await asked(own.parent, first.id));
    expect((await about(own.parent, may.id)).ask.excuses).toMatchObject({ used: 0, month: '2040-05' });
    expect((await about(own.parent, june.id)).ask.excuses).toMatchObject({ used: 1, month: '2040-06' });
  });

  it('of two parallel answers to a request one counts (D101)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const request = await asked(own.parent, id);
    const both = await Promise.all([accept(own.teacher, request), reject(own.leader, request)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = (await about(own.parent, id)).requests[0];
    expect(await statusOf(own.parent, id)).toBe(status === 'accepted' ? 'cancelled' : 'scheduled');
  });

  it('two excuses accepted in parallel by a teacher do not exceed the limit (D102)', async () => {
    const own = await family();
    await set({ excuses_a_month: 1 });
    const noon = (day: number) => new Date(Date.UTC(2040, 4, day, 12));
    const rows = await Promise.all([3, 4].map((day) => classIn(own, 0, { startsAt: noon(day) })));
    const requests = await Promise.all(rows.map(({ id }) => asked(own.parent, id)));
    const answers = await Promise.all(requests.map((id) => accept(own.teacher, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('a move (D101)', () => {
  it('an accepted move moves the class to the chosen time, and notifies the family once (D101)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const times = [inHours(48), inHours(72)].map((time) => time.toISOString());
    const request = await asked(own.parent, id, { kind: 'move', times });
    expect(await notified(own.teacher)).toEqual(['class.move-asked']);
    expect((await accept(own.teacher, request)).status).toBe(422);
    expect((await accept(own.teacher, request, { time: inHours(50).toISOString() })).status).toBe(422);
    const { body } = await accept(own.teacher, request, { time: times[1] });
    expect(body.data).toMatchObject({ status: 'accepted', time: times[1], times });
    const row = (await call(own.parent, 'get', `/classes/${id}`)).body.data;
    expect([row.starts_at, row.status, row.zone]).toEqual([times[1], 'scheduled', 'UTC']);
    expect(await notified(own.parent)).toEqual(['class.moved']);
    expect(await makeUps(own.parent, own.student)).toEqual([]);
  });

  it('accepting a move to a time that was taken meanwhile is 409, and the request stays open (D101, D22)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const request = await asked(own.parent, id, { kind: 'move', times: [inHours(48).toISOString()] });
    await classIn({ ...own, student: await api.buildStudent() }, 48);
    expect((await accept(own.teacher, request)).status).toBe(409);
    expect((await about(own.parent, id)).requests[0].status).toBe('open');
    expect((await call(own.parent, 'get', `/classes/${id}`)).body.data.starts_at).toBe(inHours(24).toISOString());
  });

  it('of two moves to the same time in parallel one is accepted, and the other stays open (D101, D22)', async () => {
    const own = await family();
    const other = { ...own, student: await api.buildStudent(own) };
    const [first, second] = [await classIn(own, 24), await classIn(other, 30)];
    const times = [inHours(48).toISOString()];
    const requests = [
      await asked(own.parent, first.id, { kind: 'move', times }),
      await asked(other.student, second.id, { kind: 'move', times }),
    ];
    const answers = await Promise.all(requests.map((request) => accept(own.teacher, request)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const starts = await Promise.all(
      [first, second].map(async ({ id }) => (await call(own.teacher, 'get', `/classes/${id}`)).body.data.starts_at),
    );
    expect(starts.filter((start) => start === times[0])).toHaveLength(1);
    const loser = answers[0]?.status === 409 ? first : second;
    expect((await about(own.teacher, loser.id)).requests[0].status).toBe('open');
  });

  it.each([
    ['times', () => []],
    ['times', () => [48, 49, 50, 51].map((hours) => inHours(hours).toISOString())],
    ['times.0', () => [inHours(-1).toISOString()]],
    ['times.0', () => [inHours(24).toISOString()]],
    ['times.0', () => [inHours(62 * 24 + 1).toISOString()]],
    ['times.1', () => [inHours(40).toISOString(), '9999-12-31T12:00:00.000Z']],
    ['times.1', () => [inHours(40).toISOString(), inHours(96).toISOString()]],
  ])('a move needs one to three free times within 62 days, else 422 on %s (D100)', async (path, timesOf) => {
    const own = await family();
    const { id } = await classIn(own, 24);
    await classIn({ ...own, student: await api.buildStudent() }, 96);
    const { status, body } = await ask(own.parent, id, { kind: 'move', times: timesOf() });
    expect([status, body.fields[0].path]).toEqual([422, path]);
  });

  it('a time outside a teacher’s known free times is 422 (D100, D96)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    const windows = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: '15:00', to: '18:00' }));
    await call(own.teacher, 'put', `/teachers/${own.teacher.id}/availability`, { windows });
    // Amman is three hours ahead of UTC.
    const day = inHours(7 * 24)
      .toISOString()
      .slice(0, 10);
    const times = (hour: number) => ({ kind: 'move', times: [`${day}T${hour}:00:00.000Z`] });
    expect((await ask(own.parent, id, times(11))).status).toBe(422);
    expect((await ask(own.parent, id, times(12))).status).toBe(201);
  });
});

describe('a request without an answer (D100)', () => {
  it('a request without an answer lapses at the start of the class, and notifies the family once, even with two clocks (D100)', async () => {
    const own = await family();
    const { id } = await classIn(own, 3);
    const request = await asked(own.parent, id);
    api.clock.advance(4 * HOUR_MS);
    expect((await about(own.parent, id)).requests[0].status).toBe('lapsed');
    expect((await accept(own.admin, request)).status).toBe(409);
    await Promise.all([runClock(), runClock()]);
    await runClock();
    expect((await notified(own.parent)).filter((key) => key === 'class.request-lapsed')).toHaveLength(1);
    expect((await call(own.leader, 'get', '/class-requests?status=lapsed')).body.data).toHaveLength(1);
    expect((await call(own.leader, 'get', '/class-requests?status=open')).body.data).toEqual([]);
  });

  it('a request that is answered at the start of the class is either accepted or lapses, never both (D100, D101)', async () => {
    for (const accepting of ['before', 'after']) {
      const own = await family();
      const { id } = await classIn(own, 3);
      const request = await asked(own.parent, id);
      const early = accepting === 'before' ? accept(own.teacher, request) : null;
      api.clock.advance(4 * HOUR_MS);
      const [answer] = await Promise.all([early ?? accept(own.teacher, request), runClock()]);
      const isAccepted = answer.status === 200;
      expect(answer.status).toBe(isAccepted ? 200 : 409);
      expect((await about(own.parent, id)).requests[0].status).toBe(isAccepted ? 'accepted' : 'lapsed');
      expect((await statusOf(own.parent, id)) === 'cancelled').toBe(isAccepted);
      expect(await makeUps(own.parent, own.student)).toHaveLength(isAccepted ? 1 : 0);
      expect((await notified(own.parent)).includes('class.request-lapsed')).toBe(!isAccepted);
    }
  });

  it('a request lapses with a report before the next run of the clock, and notifies the family once (D100)', async () => {
    const own = await family();
    const { id } = await classIn(own, 3);
    await asked(own.parent, id);
    api.clock.advance(4 * HOUR_MS);
    expect((await report(own.leader, id)).status).toBeLessThan(300);
    await runClock();
    for (const person of [own.parent, own.student])
      expect((await notified(person)).filter((key) => key === 'class.request-lapsed')).toHaveLength(1);
  });

  it('a request lapses when its class is cancelled (D100)', async () => {
    const own = await family();
    const { id } = await classIn(own, 24);
    await asked(own.parent, id);
    await call(own.teacher, 'post', `/classes/${id}/cancel`);
    expect((await about(own.parent, id)).requests[0].status).toBe('lapsed');
    expect(await makeUps(own.parent, own.student)).toEqual([]);
  });
});

describe('the list of requests (D9)', () => {
  it('each viewer sees requests about own classes or children, by the start of the class', async () => {
    const own = await family();
    const later = await classIn(own, 48);
    const sooner = await classIn(own, 24);
    for (const { id } of [later, sooner]) await asked(own.parent, id);
    const foreign = await team();
    const listed = async (person: { id: number }) =>
      (await call(person, 'get', '/class-requests?status=open')).body.data.map((each: { class: { id: string } }) =>
        Number(each.class.id),
      );
    for (const person of [own.parent, own.teacher, own.leader, own.admin])
      expect(await listed(person)).toEqual([sooner.id, later.id]);
    for (const person of [own.aunt, foreign.teacher, foreign.leader, foreign.student])
      expect(await listed(person)).toEqual([]);
  });
});
