import { describe, expect, it } from 'vitest';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { leadCalls, request } from '../leads.fixture.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { call, change, find, inHours, report, setTrial, statusOf, submitted, team } = leadCalls(api);
const { sql } = api.deps.database;

const roleOf = async (email: string) =>
  (
    await sql.query({
      text: 'select u.name, r.name as role from users u join roles r on r.id = u.role_id where u.email = $1',
      values: [email],
    })
  )[0];
const countOf = async (table: string) => (await sql.query({ text: `select from ${table}` })).length;
const invitations = async () => (await api.mails()).filter(({ text }) => text?.includes('/auth/invitation?'));
const mailsTo = async (address: string) => (await api.mails()).filter(({ to }) => to?.[0]?.address === address);
const invitedAt = async (address: string) => (await invitations()).filter(({ to }) => to?.[0]?.address === address);

describe('setting the trial (D106)', () => {
  it('setting the trial creates student, parent, profile, relation and a trial class, and invites the parent', async () => {
    const own = await team();
    const id = await submitted();
    const { status, body } = await setTrial(own, id);
    expect(status).toBe(201);
    const { student, parent, trial, history, may } = body.data;
    expect(body.data).toMatchObject({ status: 'trial_set', student: { name: 'Omar' }, parent: { name: 'Layla' } });
    expect(trial).toMatchObject({ startsAt: inHours(24).toISOString(), duration: 30, status: 'scheduled' });
    expect(may).toEqual({ update: true, setTrial: false, statuses: ['lost'] });
    expect(history.at(-1)).toMatchObject({ kind: 'status', from: 'new', to: 'trial_set' });
    expect(await roleOf('layla@family.test')).toEqual({ name: 'Layla', role: 'guest' });
    const { body: users } = await call(own.admin, 'get', `/users/${student.id}`);
    expect(users.data.data[0]).toMatchObject({ role: 'student', timezone: 'Europe/London' });
    const profiles = await sql.query({
      text: 'select age, phone, teacher_id, leader_id, trial_session from student_profiles where user_id = $1',
      values: [student.id],
    });
    expect(profiles).toEqual([
      {
        ...{ age: 9, phone: '+447700900123', teacher_id: own.teacher.id },
        ...{ leader_id: own.leader.id, trial_session: true },
      },
    ]);
    const { body: found } = await call(own.admin, 'get', `/classes/${trial.id}`);
    expect(found.data).toMatchObject({
      ...{ attendance: 'trial', zone: 'Europe/London', accomplished: 'Memorisation and revision, Juz Amma' },
      student: { id: student.id },
    });
    const relations = await sql.query({ text: 'select user_id::text, related_user_id::text from relations' });
    expect(relations).toEqual([{ user_id: student.id, related_user_id: parent.id }]);
  });

  it('the family of a trial chooses a password by the mail once, which confirms the address', async () => {
    const own = await team();
    await setTrial(own, await submitted());
    await api.deps.jobs.drain();
    const [mail] = await invitedAt('layla@family.test');
    expect(mail?.subject).toBe('Your free trial class');
    expect(mail?.text).toContain('Omar');
    const token = mail?.text?.match(/auth\/invitation\?token=([\w-]{43})/)?.[1];
    const accept = (password: string) => api.request('post', '/api/auth/invitation', { body: { token, password } });
    expect((await accept('short')).status).toBe(422);
    const accepted = await accept('a long password');
    expect(accepted.status).toBe(200);
    const session = (await accepted.json()).token;
    const profile = await (await api.request('get', '/api/profile', { token: session })).json();
    expect(profile.data.user).toMatchObject({ name: 'Layla', email_verified: true });
    const login = { body: { email: 'layla@family.test', password: 'a long password' } };
    expect((await api.request('post', '/api/login', login)).status).toBe(200);
    const again = await accept('another password');
    expect([again.status, (await again.json()).fields[0].path]).toEqual([422, 'token']);
  });

  it('a trial for an adult learner creates one account, and without an address nobody is invited', async () => {
    const own = await team();
    const adult = { learner: { name: 'Salma', age: 30 }, name: ' salma ', email: 'salma@family.test' };
    const first = await setTrial(own, await submitted(adult));
    expect(first.body.data).toMatchObject({ student: { name: 'Salma' }, parent: null });
    expect(await roleOf('salma@family.test')).toEqual({ name: 'Salma', role: 'student' });
    const id = await submitted({ email: null, phone: '07700900999' });
    const second = await setTrial(own, id, { startsAt: inHours(30).toISOString() });
    expect(second.body.data).toMatchObject({ student: { name: 'Omar' }, parent: null });
    expect(await roleOf('omar@no-email.invalid')).toEqual({ name: 'Omar', role: 'student' });
    await api.deps.jobs.drain();
    expect((await invitations()).flatMap(({ to }) => to?.map(({ address }) => address))).toEqual(['salma@family.test']);
  });

  it('setting the trial uses existing accounts: a parent with the child, a guest who becomes a student', async () => {
    const own = await team();
    const first = await setTrial(own, await submitted());
    const again = await submitted({ level: 'Another trial' });
    const second = await setTrial(own, again, { startsAt: inHours(30).toISOString() });
    const people = ({ student, parent }: { student: object; parent: object }) => ({ student, parent });
    expect(people(second.body.data)).toEqual(people(first.body.data));
    await sql.query({
      text: 'update users set email_verified_at = now() where id = $1',
      values: [first.body.data.parent.id],
    });
    const sister = await submitted({ learner: { name: 'Sara', age: 7 } });
    const third = await setTrial(own, sister, { startsAt: inHours(36).toISOString() });
    expect(third.body.data.parent).toEqual(first.body.data.parent);
    expect(third.body.data.student).toMatchObject({ name: 'Sara' });
    const guest = await api.buildUser({ role: 'guest', name: 'Zaid' });
    const { email } = await api.deps.database.sql
      .query<{ email: string }>({ text: 'select email from users where id = $1', values: [guest.id] })
      .then(([row]) => row ?? { email: '' });
    const own4 = await submitted({ learner: { name: 'Zaid', age: 30 }, name: 'Zaid', email });
    const fourth = await setTrial(own, own4, { startsAt: inHours(42).toISOString() });
    expect(fourth.body.data.student).toEqual({ id: String(guest.id), name: 'Zaid' });
    expect(await roleOf(email)).toMatchObject({ role: 'student' });
    await api.deps.jobs.drain();
    expect(await invitedAt('layla@family.test')).toHaveLength(1);
  });

  it('setting the trial a second time is 409, and of two parallel calls one succeeds', async () => {
    const own = await team();
    const id = await submitted();
    const both = await Promise.all([setTrial(own, id), setTrial(own, id, { startsAt: inHours(30).toISOString() })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await setTrial(own, id)).toMatchObject({ status: 409, body: { data: { status: 'trial_set' } } });
    expect(await countOf('classes')).toBe(1);
  });

  it.each([
    ['teacherId', 422, { teacherId: 999_999 }],
    ['materialId', 422, { materialId: 999_999 }],
    ['startsAt', 422, { startsAt: '2020-01-01T10:00:00.000Z' }],
  ])('setting the trial with a wrong %s is %i and creates nobody', async (path, expected, fields) => {
    const own = await team();
    const before = await countOf('users');
    const id = await submitted();
    const { status, body } = await setTrial(own, id, fields);
    expect([status, body.fields[0].path]).toEqual([expected, path]);
    expect(await countOf('users')).toBe(before);
    expect(await statusOf(own.admin, id)).toBe('new');
  });

  it('setting the trial at a taken time is 409 and creates nobody', async () => {
    const own = await team();
    const before = await countOf('users');
    await api.buildClass({ ...own, materialId: own.material.id, startsAt: inHours(24) });
    const id = await submitted();
    expect((await setTrial(own, id)).status).toBe(409);
    expect(await countOf('users')).toBe(before);
  });

  it('setting the trial with the address of a teacher is 409', async () => {
    const own = await team();
    const [{ email } = { email: '' }] = await sql.query<{ email: string }>({
      text: 'select email from users where id = $1',
      values: [own.teacher.id],
    });
    const id = await submitted({ learner: { name: 'Zaid', age: 30 }, name: 'Zaid', email });
    expect((await setTrial(own, id)).body.fields).toMatchObject([{ path: 'email', code: 'no_student' }]);
  });
});

describe('an account on the address of the family that nobody has confirmed (D106)', () => {
  const signUp = async (email: string) => {
    const body = { name: 'Stranger', email, phone: '01012345678', password: 'of the stranger' };
    return (await (await api.request('post', '/api/auth/signup', { body })).json()).token as string;
  };
  const viewOf = async (token: string) => {
    const { data } = await (await api.request('get', '/api/profile', { token })).json();
    const classes = await (await api.request('get', '/api/classes', { token })).json();
    return { relations: data.user.relations, classes: (classes.data ?? []).length };
  };
  const invitationTo = async (address: string) => {
    await api.deps.jobs.drain();
    const mail = (await mailsTo(address)).find(({ text }) => text?.includes('auth/invitation?'));
    return mail?.text?.match(/token=([\w-]{43})/)?.[1];
  };
  const accept = async (token: string | undefined) =>
    (await api.request('post', '/api/auth/invitation', { body: { token, password: 'of the owner' } })).json();
  const statusOfSession = async (token: string) => (await api.request('get', '/api/profile', { token })).status;

  it('gets no child by a trial: its address is invited, and becomes the parent by accepting', async () => {
    const own = await team();
    const stranger = await signUp('Layla@family.test');
    const id = await submitted();
    const { status, body } = await setTrial(own, id);
    expect([status, body.data]).toMatchObject([201, { student: { name: 'Omar' }, parent: null, parentInvited: true }]);
    expect(await viewOf(stranger)).toEqual({ relations: [], classes: 0 });
    const { token } = await accept(await invitationTo('layla@family.test'));
    expect(await statusOfSession(stranger)).toBe(401);
    expect(await viewOf(token)).toEqual({ relations: ['parent'], classes: 1 });
    expect(await find(own.admin, id)).toMatchObject({ parent: { name: 'Stranger' }, parentInvited: false });
    const login = { email: 'layla@family.test', password: 'of the stranger' };
    expect((await api.request('post', '/api/login', { body: login })).status).toBe(422);
  });

  const reset = async (address: string) => {
    const asked = await api.request('post', '/api/auth/forgetPassword', { body: { email: address } });
    const headers = { cookie: /reset_ctx=[^;]+/.exec(asked.headers.get('set-cookie') ?? '')?.[0] ?? '' };
    await api.deps.jobs.drain();
    const code = (await mailsTo(address)).flatMap(({ subject }) => /\d{6}/.exec(subject ?? '') ?? [])[0];
    await api.request('post', '/api/auth/verifyResetcode', { body: { resetCode: code }, headers });
    const body = { email: address, newPassword: 'of the owner' };
    const response = await api.request('put', '/api/auth/resetPassword', { body, headers });
    expect(response.status).toBe(200);
    return (await response.json()).token as string;
  };

  it('gets no child either after a year without use, and becomes the parent by a reset', async () => {
    const own = await team();
    await api.buildUser({ role: 'guest', email: 'layla@family.test', emailVerifiedAt: null });
    const id = await submitted();
    expect((await setTrial(own, id)).body.data).toMatchObject({ parent: null, parentInvited: true });
    expect(await viewOf(await reset('layla@family.test'))).toEqual({ relations: ['parent'], classes: 1 });
    expect(await find(own.admin, id)).toMatchObject({ parentInvited: false });
  });

  it('gets no child by a reset while somebody can take it back to a former address', async () => {
    const own = await team();
    const thief = await api.tokenFor(await api.buildUser({ role: 'guest', email: 'thief@academy.test' }));
    await api.request('put', '/api/own-profile', { token: thief, body: { email: 'layla@family.test' } });
    await setTrial(own, await submitted());
    expect((await viewOf(await reset('layla@family.test'))).relations).toEqual([]);
  });

  it('gets no child where a confirmed account has taken the address since', async () => {
    const own = await team();
    const thief = await api.tokenFor(await api.buildUser({ role: 'guest', email: 'thief@academy.test' }));
    const body = { email: 'layla@family.test' };
    expect((await api.request('put', '/api/own-profile', { token: thief, body })).status).toBe(200);
    expect((await setTrial(own, await submitted())).body.data).toMatchObject({ parent: null, parentInvited: true });
    expect((await viewOf(thief)).relations).toEqual([]);
  });

  it('is closed before it becomes the learner, and its address is invited', async () => {
    const own = await team();
    const stranger = await signUp('salma@family.test');
    const adult = { learner: { name: 'Salma', age: 30 }, name: 'Salma', email: 'salma@family.test' };
    const { body } = await setTrial(own, await submitted(adult));
    expect(body.data).toMatchObject({ parent: null, parentInvited: false });
    expect(await statusOfSession(stranger)).toBe(401);
    const { token } = await accept(await invitationTo('salma@family.test'));
    expect((await viewOf(token)).classes).toBe(1);
  });

  it('keeps the children that it has: a trial for one of them names it as before', async () => {
    const own = await team();
    const parent = await api.buildUser({ role: 'guest', email: 'layla@family.test', emailVerifiedAt: null });
    await api.tokenFor(parent);
    const omar = await api.buildStudent({ name: 'Omar' });
    await sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
      values: [omar.id, parent.id],
    });
    const { body } = await setTrial(own, await submitted());
    expect(body.data).toMatchObject({ student: { id: String(omar.id) }, parent: { id: String(parent.id) } });
  });
});

describe('the status of a lead by events (D106)', () => {
  it('a lead is held with the trial class, and joined with the first bank transfer of the child or the parent', async () => {
    const own = await team();
    const id = await submitted();
    const { body } = await setTrial(own, id);
    api.clock.advance(25 * 3_600_000);
    expect((await report(own.teacher, body.data.trial.id)).status).toBeLessThan(300);
    expect(await statusOf(own.admin, id)).toBe('held');
    const transfer = { user_id: body.data.parent.id, amount: '40', currency: 'USD', date: '2026-01-02' };
    expect((await call(own.admin, 'post', '/bank-transfers', transfer)).status).toBe(201);
    const joined = await find(own.admin, id);
    expect(joined.status).toBe('joined');
    expect(joined.history.slice(-2)).toMatchObject([
      { kind: 'status', from: 'trial_set', to: 'held' },
      { kind: 'status', from: 'held', to: 'joined', by: null },
    ]);
    const { body: statistics } = await call(own.admin, 'get', '/leads/statistics');
    expect(statistics.data).toEqual([
      { month: expect.stringMatching(/^\d{4}-\d\d$/), source: 'website', leads: 1, held: 1, joined: 1 },
    ]);
  });

  it('a lead is joined with the first payment by card', async () => {
    const own = await team();
    const id = await submitted();
    const { body } = await setTrial(own, id);
    const student = { id: Number(body.data.student.id) };
    const { url } = await (await payments.start(student, await payments.package())).json();
    await payments.pay(url);
    await payments.deliver();
    expect(await statusOf(own.admin, id)).toBe('joined');
  });

  it('the trial of a lead can be set again for the same people after its class is cancelled', async () => {
    const own = await team();
    const id = await submitted();
    const first = await setTrial(own, id);
    const path = `/classes/${first.body.data.trial.id}`;
    await call(own.admin, 'post', `${path}/cancel`, { reason: 'other' });
    expect(await find(own.admin, id)).toMatchObject({ status: 'contacted', may: { setTrial: true } });
    const second = await setTrial(own, id, { startsAt: inHours(48).toISOString() });
    expect(second.body.data).toMatchObject({ status: 'trial_set', student: first.body.data.student });
    expect(second.body.data.trial.id).not.toBe(first.body.data.trial.id);
    await api.deps.jobs.drain();
    expect(await invitedAt('layla@family.test')).toHaveLength(1);
  });

  it('a lead is no longer held after the report of its trial class is deleted', async () => {
    const own = await team();
    const id = await submitted();
    const { body } = await setTrial(own, id);
    api.clock.advance(25 * 3_600_000);
    await report(own.teacher, body.data.trial.id);
    await call(own.admin, 'post', `/classes/${body.data.trial.id}/reopen`, { reason: 'Wrong class' });
    expect(await statusOf(own.admin, id)).toBe('trial_set');
    const { body: statistics } = await call(own.admin, 'get', '/leads/statistics');
    expect(statistics.data).toMatchObject([{ leads: 1, held: 0, joined: 0 }]);
  });

  it('a lead is not held if nobody came to the trial, and a lost lead stays lost', async () => {
    const own = await team();
    const missed = await submitted();
    const lost = await submitted({ learner: { name: 'Sara', age: 7 } });
    const { body } = await setTrial(own, missed);
    const other = await setTrial(own, lost, { startsAt: inHours(30).toISOString() });
    await change(own.admin, lost, { status: 'lost', reason: 'Moved away' });
    api.clock.advance(31 * 3_600_000);
    const edited = await call(own.teacher, 'post', `/classes/${body.data.trial.id}`, { attendance: 'absence_student' });
    expect(edited.status).toBe(200);
    await report(own.teacher, body.data.trial.id);
    await report(own.teacher, other.body.data.trial.id);
    expect(await statusOf(own.admin, missed)).toBe('trial_set');
    expect(await statusOf(own.admin, lost)).toBe('lost');
  });
});

it('the wish for a woman or a man as teacher is only in the response of the lead itself (D107)', async () => {
  const own = await team();
  const { body } = await setTrial(own, await submitted());
  const { student, trial } = body.data;
  for (const path of [`/classes/${trial.id}`, `/users/${student.id}`, '/leads'])
    expect(JSON.stringify((await call(own.admin, 'get', path)).body)).not.toMatch(/woman|gender/i);
  expect(request.teacherGender).toBe('woman');
});
