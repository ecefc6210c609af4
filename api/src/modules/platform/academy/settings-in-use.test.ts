import { expect, it, vi } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { after, call, team } = classCalls(api);

const person = { name: 'Yusuf', email: 'yusuf@academy.test', password: 'secret1', phone: '07912345678' };

async function set(settings: object): Promise<void> {
  const superAdmin = await api.buildUser({ role: 'super-admin' });
  expect((await call(superAdmin, 'put', '/settings', settings)).status).toBe(200);
}

it('nobody can sign up while sign-up is closed, but an admin can still create accounts', async () => {
  await set({ signup_open: false });
  const response = await api.request('post', '/api/auth/signup', { body: person });
  expect([response.status, (await response.json()).code]).toEqual([403, 'signup_closed']);
  const admin = await api.buildUser({ role: 'admin' });
  expect((await call(admin, 'post', '/users', { ...person, role: 'guest' })).status).toBe(201);
});

it('a sign-up without a known zone gets the zone of the academy (D55)', async () => {
  await set({ academy_zone: 'Africa/Cairo' });
  const signed = await api.request('post', '/api/auth/signup', { body: { ...person, timezone: 'Mars/Olympus' } });
  const { data } = await signed.json();
  const profile = await (await api.request('get', '/api/profile', { token: data.token })).json();
  expect(profile.data.user.timezone).toBe('Africa/Cairo');
});

it.each([
  [{}, 10, 15],
  [{ join_before_minutes: 30, join_after_minutes: 0 }, 30, 0],
])(
  'by the setting %j a class can be joined from %i minutes before the start to %i after the end (D23)',
  async (settings, before, late) => {
    const own = await team();
    await set(settings);
    const { id, startsAt } = await api.buildClass({ ...own, startsAt: after(60), durationMinutes: 30 });
    const joinAt = async (at: number) => {
      api.clock.advance(at - api.clock.now().getTime());
      return (await call(own.student, 'post', `/attendance/${id}/join`)).status;
    };
    const [opens, closes] = [startsAt.getTime() - before * 60_000, startsAt.getTime() + (30 + late) * 60_000];
    expect([await joinAt(opens - 1), await joinAt(closes + 1)]).toEqual([409, 409]);
    expect([await joinAt(opens), await joinAt(closes)]).toEqual([200, 200]);
    const { body } = await call(own.student, 'get', `/classes/${id}`);
    expect(body.data.join).toEqual({
      opens_at: new Date(opens).toISOString(),
      closes_at: new Date(closes).toISOString(),
    });
  },
);

it('teachers see, filter and sort by the contacts of their students if the academy allows it (D9)', async () => {
  const own = await team();
  const read = async () => {
    const { body } = await call(own.teacher, 'get', `/users?role=student&search=${own.student.email}`);
    return body.data.map(({ email, may }: { email: string; may: object }) => [email, may]);
  };
  expect(await read()).toEqual([]);
  await set({ teachers_see_contacts: true });
  expect(await read()).toEqual([[own.student.email, expect.objectContaining({ viewContacts: true })]]);
});

it('a leader sees salaries of their own team without changing them, if the academy allows it (D33)', async () => {
  const own = await team();
  const stranger = await api.buildTeacher();
  const seen = async (teacherId: number) => (await call(own.leader, 'get', `/teacher-salaries/${teacherId}`)).status;
  const may = async () => {
    const { body } = await call(own.leader, 'get', `/users/${own.teacher.id}`);
    const { viewSalaries, changeSalaries } = body.data.data[0].may;
    return { viewSalaries, changeSalaries };
  };
  expect([await seen(own.teacher.id), await may()]).toEqual([404, { viewSalaries: false, changeSalaries: false }]);
  await set({ leaders_see_salaries: true });
  expect([await seen(own.teacher.id), await seen(stranger.id)]).toEqual([200, 404]);
  expect(await may()).toEqual({ viewSalaries: true, changeSalaries: false });
  const price = { price_per_class: 5, effective_from: '2026-01-01' };
  expect((await call(own.leader, 'post', `/teacher-salaries/${own.teacher.id}`, price)).status).toBe(403);
});

it('a second role with the scope of everybody shows a leader no salary outside their own team (D33)', async () => {
  const own = await team();
  const stranger = await api.buildTeacher();
  const { roleId } = await api.buildUser({ permissions: ['users.read'] });
  const { sql } = api.deps.database;
  await sql.query({ text: `update roles set scope = 'all' where id = $1`, values: [roleId] });
  await sql.query({ text: 'insert into user_roles values ($1, $2)', values: [own.leader.id, roleId] });
  await set({ leaders_see_salaries: true });
  const seen = async ({ id }: { id: number }) => {
    const statuses = [`teacher-salaries/${id}`, `teacher-salaries/${id}/months`].map(
      async (path) => (await call(own.leader, 'get', `/${path}`)).status,
    );
    const { body } = await call(own.leader, 'get', `/users/${id}`);
    const statistics = await call(own.leader, 'get', `/teacher-statistics?teacher_id=${id}`);
    return [
      ...(await Promise.all(statuses)),
      body.data.data[0].may.viewSalaries,
      statistics.body.data.currency !== null,
    ];
  };
  expect(await seen(own.teacher)).toEqual([200, 200, true, true]);
  expect(await seen(stranger)).toEqual([404, 404, false, false]);
});

it('listing and joining classes needs no query for a setting', async () => {
  const own = await team();
  const { id } = await api.buildClass({ ...own, startsAt: after(5) });
  await call(own.student, 'get', '/profile');
  const query = vi.spyOn(api.deps.database.pool, 'query');
  expect((await call(own.student, 'get', '/classes')).status).toBe(200);
  expect((await call(own.student, 'post', `/attendance/${id}/join`)).status).toBe(200);
  const texts = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  expect(texts.length).toBeGreaterThan(0);
  // The statement of the classes itself looks up the zone of salary months.
  expect(texts.filter((text) => text.includes('academy_setting') && !text.includes('from classes c'))).toEqual([]);
});

it('everybody who buys reads how to pay by bank transfer, in the other language where one is not set (D86)', async () => {
  const guest = await api.buildUser({ role: 'guest' });
  const read = async () => (await call(guest, 'get', '/subscriptions/summary')).body.data.transfer;
  expect(await read()).toBeNull();
  await set({ transfer_details_ar: '  بنك الهلال\r\nJO94 CBJO  ' });
  expect(await read()).toEqual({ en: 'بنك الهلال\nJO94 CBJO', ar: 'بنك الهلال\nJO94 CBJO' });
  await set({ transfer_details_en: 'Crescent Bank' });
  expect(await read()).toEqual({ en: 'Crescent Bank', ar: 'بنك الهلال\nJO94 CBJO' });
});
