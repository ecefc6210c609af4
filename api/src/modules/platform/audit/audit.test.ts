import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

interface Line {
  action: string;
}
const read = async (token: string, query = '') => {
  const response = await api.request('get', `/api/audit?${query}`, { token });
  expect(response.status).toBe(200);
  return response.json();
};
const actions = (page: { data: Line[] }) => page.data.map(({ action }) => action);

async function makeRole(name: string) {
  const admin = await api.buildUser({ role: 'admin', name });
  const token = await api.tokenFor(admin);
  const call = { token, body: { role: `Role of ${name}`, permissions: ['forms.read'] } };
  const { data } = await (await api.request('post', '/api/roles', call)).json();
  return { admin, token, id: data.id as string };
}

it('the audit log shows who did what, with before and after, newest first', async () => {
  const { admin, token, id } = await makeRole('Rana');
  await api.request('post', `/api/roles/${id}`, { token, body: { role: 'Desk', permissions: [] } });
  const page = await read(token);
  expect(actions(page)).toEqual(['role.update', 'role.create']);
  expect(page.data[0]).toMatchObject({
    at: api.clock.now().toISOString(),
    actor: { id: String(admin.id), name: 'Rana' },
    subject: 'role',
    subject_id: id,
    before: { name: 'Role of Rana', permissions: ['forms.read'] },
    after: { name: 'Desk', permissions: [] },
  });
  expect(page.data[1].before).toBeNull();
});

it('the audit log is filtered by object, actor and action', async () => {
  const one = await makeRole('One');
  const other = await makeRole('Other');
  await api.request('put', '/api/own-profile', { token: one.token, body: { name: 'First' } });
  const found = async (query: string) => actions(await read(one.token, query));
  expect(await found('subject=user')).toEqual(['user.update-own-profile']);
  expect(await found(`subject=role&subject_id=${other.id}`)).toEqual(['role.create']);
  expect(await found(`actor_id=${other.admin.id}`)).toEqual(['role.create']);
  expect(await found('action=role.create')).toHaveLength(2);
  expect(await found('subject=nothing')).toEqual([]);
  expect((await read(one.token, 'per_page=2&page=2')).pagination).toEqual({
    total: 3,
    page: 2,
    per_page: 2,
    totalPages: 2,
  });
});

it('an audit line without a session has no actor', async () => {
  await sql.query({ text: `insert into audit_log (action, subject, subject_id) values ('x', 'user', 1)` });
  expect((await read(await api.tokenFor(await api.buildUser({ role: 'admin' })))).data[0].actor).toBeNull();
});

it('the audit log is open to admins by role; no permission opens it', async () => {
  const status = async (token?: string) => (await api.request('get', '/api/audit', token ? { token } : {})).status;
  expect(await status()).toBe(401);
  expect(await status(await api.tokenFor(await api.buildUser({ permissions: ['users.read'] })))).toBe(403);
  expect(await status(await api.tokenFor(await api.buildUser({ role: 'leader' })))).toBe(403);
  expect(await status(await api.tokenFor(await api.buildUser({ role: 'super-admin' })))).toBe(200);
});

describe('the audit page (D124)', () => {
  const write = (line: {
    at?: string;
    actor?: number;
    action?: string;
    subject?: string;
    id: number;
    before?: object;
    after?: object;
  }) =>
    sql.query({
      text: `insert into audit_log (at, actor_id, action, subject, subject_id, before, after) values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        ...[
          line.at ?? '2026-11-20T09:00:00Z',
          line.actor ?? null,
          line.action ?? 'user.update',
          line.subject ?? 'user',
          line.id,
        ],
        ...[line.before ?? null, line.after ?? null],
      ],
    });
  const adminToken = async (about: object = {}) =>
    api.tokenFor(await api.buildUser({ role: 'admin', timezone: 'UTC', ...about }));

  it('an audit line states in words what was changed, with names, days, codes and money', async () => {
    const [teacher, student] = [await api.buildUser({ name: 'Salma' }), await api.buildUser({ name: 'Omar' })];
    const token = await adminToken();
    const after = { teacherId: teacher.id, lastStatus: 'suspended', lastStatusDate: '2025-11-27', trialSession: true };
    await write({
      id: student.id,
      action: 'student-profile.update',
      before: { teacherId: null, lastStatus: 'active' },
      after,
    });
    await write({
      id: student.id,
      action: 'later.action',
      after: { minor: 7550, currency: 'USD', newField: 'x', nothing: null },
    });
    const { data } = await read(token);
    expect(data[0]).toMatchObject({
      what: 'later.action',
      changes: [
        { name: 'Amount', before: null, after: '75.5' },
        { name: 'Currency', before: null, after: 'USD' },
        { name: 'New field', before: null, after: 'x' },
      ],
    });
    expect(data[1]).toMatchObject({
      what: 'Changed the profile of a student',
      about: [{ id: String(student.id), name: 'Omar' }],
      changes: [
        { name: 'Status', before: 'Studying', after: 'Paused' },
        { name: 'Status since', before: null, after: 'Thu, 27 Nov 2025' },
        { name: 'Teacher', before: null, after: 'Salma' },
        { name: 'Has had a trial class', before: null, after: 'Yes' },
      ],
    });
    const arabic = { token, headers: { 'accept-language': 'ar' } };
    const worded = (await (await api.request('get', '/api/audit', arabic)).json()).data[1];
    expect(worded.what).toBe('تعديل بيانات طالب');
    expect(worded.changes[0]).toEqual({ name: 'الحالة', before: 'دراسة جارية', after: 'توقف مؤقت' });
  });

  it('the actions of the filter are texts, sorted by the language', async () => {
    const token = await adminToken();
    const list = async (language: string): Promise<{ action: string; what: string }[]> => {
      const call = { token, headers: { 'accept-language': language } };
      return (await (await api.request('get', '/api/audit/actions', call)).json()).data;
    };
    const [english, arabic] = [await list('en'), await list('ar')];
    expect(english).toContainEqual({ action: 'user.delete', what: 'Deleted a user' });
    expect(arabic).toContainEqual({ action: 'user.delete', what: 'حذف مستخدم' });
    const words = english.map(({ what }) => what);
    expect(words).toEqual([...words].sort(new Intl.Collator('en').compare));
  });

  it('an audit line is about the people of its object, even after the object was deleted', async () => {
    const [teacher, student] = [await api.buildUser({ name: 'Salma' }), await api.buildUser({ name: 'Omar' })];
    const { id } = await api.buildClass({ teacher, student });
    const token = await adminToken();
    await write({
      id: 999,
      subject: 'relation',
      action: 'relation.delete',
      before: { user_id: student.id, related_user_id: teacher.id },
    });
    await write({ id, subject: 'class', action: 'class.cancel' });
    await write({ id: 1, subject: 'settings', action: 'settings.update' });
    const { data } = await read(token);
    const names = data.map(({ about }: { about: { name: string }[] }) => about.map(({ name }) => name));
    expect(names).toEqual([[], ['Omar', 'Salma'], ['Omar', 'Salma']]);
    for (const person of [student, teacher])
      expect(actions(await read(token, `about=${person.id}`))).toEqual(['class.cancel']);
    expect(actions(await read(token, `about=${(await api.buildUser()).id}`))).toEqual([]);
  });

  it('the days of the audit filter are in the viewer’s zone, both included', async () => {
    const user = await api.buildUser();
    const token = await adminToken({ timezone: 'Asia/Amman' });
    for (const at of ['2026-11-19T20:59:59Z', '2026-11-19T21:00:00Z', '2026-11-20T20:59:59Z', '2026-11-20T21:00:00Z'])
      await write({ id: user.id, at, action: `at.${at}` });
    expect(actions(await read(token, 'from=2026-11-20&to=2026-11-20'))).toEqual([
      'at.2026-11-20T20:59:59Z',
      'at.2026-11-19T21:00:00Z',
    ]);
    expect(actions(await read(token, 'to=2026-11-19T21:00:00Z'))).toEqual(['at.2026-11-19T20:59:59Z']);
    expect((await api.request('get', '/api/audit?from=yesterday', { token })).status).toBe(422);
  });

  it('the cursor of the audit log leads from page to page without gaps, even if new lines are added', async () => {
    const user = await api.buildUser();
    const token = await adminToken();
    for (const number of [1, 2, 3, 4, 5]) await write({ id: user.id, action: `step.${number}` });
    const first = await read(token, 'per_page=2');
    await write({ id: user.id, action: 'step.6' });
    const second = await read(token, `per_page=2&cursor=${first.next}`);
    const third = await read(token, `per_page=2&cursor=${second.next}`);
    expect([first, second, third].flatMap(actions)).toEqual(['step.5', 'step.4', 'step.3', 'step.2', 'step.1']);
    expect(third.next).toBeNull();
  });

  it('the CSV file of the audit log has the filtered lines in words, and its download is a line itself', async () => {
    const user = await api.buildUser({ name: 'Omar' });
    const admin = await api.buildUser({ role: 'admin', name: 'Rana', timezone: 'UTC' });
    const token = await api.tokenFor(admin);
    await write({ id: user.id, actor: admin.id, before: { name: 'Omar A' }, after: { name: '=1+1' } });
    await write({ id: user.id, action: 'user.delete' });
    const response = await api.request('get', '/api/audit.csv?action=user.update', { token });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const text = await response.text();
    expect(text).toContain('Time,Changed by,Action,Person,Changes,Address');
    expect(text).toContain('"Fri, 20 Nov 2026, 9:00 am",Rana,Changed an account,Omar,Name: Omar A → =1+1,');
    expect(text).not.toContain('Deleted');
    expect(actions(await read(token))[0]).toBe('audit.export');
  });
});
