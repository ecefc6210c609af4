import { describe, expect, it } from 'vitest';
import { defaultPermissions } from '#permissions.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const manages = ['users.read', 'users.create', 'users.update', 'users.delete'];

/** Changes that open or close an account, each with its call. */
const takeOvers = {
  password: ['put', '/password', { password: 'taken over' }],
  email: ['put', '', { email: 'mine@academy.test' }],
  phone: ['put', '', { phone: '07911111111' }],
  state: ['put', '', { active: false }],
  roles: ['put', '', { role: 'guest', roles: ['guest'] }],
  account: ['delete', '', undefined],
} as const;
type TakeOver = keyof typeof takeOvers;
const all = Object.keys(takeOvers) as TakeOver[];

async function statusOf(token: string, { id }: { id: number }, what: TakeOver): Promise<number> {
  const [method, rest, body] = takeOvers[what];
  return (await api.request(method, `/api/users/${id}${rest}`, { token, body })).status;
}
const change = async (token: string, { id }: { id: number }, body: object) =>
  (await api.request('put', `/api/users/${id}`, { token, body })).status;

/** A user with a custom role. */
async function clerk(permissions: readonly string[], scope = 'all') {
  const user = await api.buildUser({ permissions });
  await sql.query({ text: 'update roles set scope = $2 where id = $1', values: [user.roleId, scope] });
  return { user, token: await api.tokenFor(user) };
}

describe('a user with more permissions (D3)', () => {
  it.each(['leader', 'teacher', 'student', 'guest'])(
    'the account of a %s with more permissions cannot be taken over',
    async (role) => {
      const { token } = await clerk([...manages, 'timeline.read']);
      const person = await api.buildUser({ role, phone: '07922222222' });
      for (const what of all.filter((each) => role !== 'guest' || each !== 'roles'))
        expect([what, await statusOf(token, person, what)]).toEqual([what, 403]);
      expect(await change(token, person, { active: true, email: person.email, phone: person.phone })).toBe(200);
      expect(await change(token, person, { name: 'Another name', timezone: 'Europe/London' })).toBe(200);
      const [stored] = await sql.query({
        text: 'select name, email, active from users where id = $1',
        values: [person.id],
      });
      expect(stored).toEqual({ name: 'Another name', email: person.email, active: true });
    },
  );

  it('a user with more permissions cannot be reactivated', async () => {
    const { token } = await clerk(manages);
    expect(await change(token, await api.buildUser({ active: false }), { active: true })).toBe(403);
  });

  it('a secondary role counts when permissions are compared', async () => {
    const { token } = await clerk([...manages, ...defaultPermissions('guest')]);
    const person = await api.buildUser({ role: 'guest' });
    await sql.query({
      text: `insert into user_roles select $1::bigint, id from roles where name = 'leader'`,
      values: [person.id],
    });
    for (const what of all) expect([what, await statusOf(token, person, what)]).toEqual([what, 403]);
  });

  it('the scope of permissions counts when permissions are compared', async () => {
    const { user, token } = await clerk([...manages, 'forms.read'], 'own');
    const far = await clerk(['forms.read'], 'team');
    const near = await clerk(['forms.read'], 'own');
    for (const student of [far.user, near.user])
      await sql.query({
        text: `insert into student_profiles (user_id, code, teacher_id) values ($1, $2, $3)`,
        values: [student.id, `S-${student.id}`, user.id],
      });
    expect(await statusOf(token, far.user, 'password')).toBe(403);
    expect(await statusOf(token, near.user, 'password')).toBe(200);
  });
});

describe('a user with equal permissions', () => {
  it.each(all)('an actor with at least the same permissions can change: %s', async (what) => {
    const { token } = await clerk([...manages, ...defaultPermissions('guest')]);
    expect(await statusOf(token, (await clerk(['timeline.read'])).user, what)).toBe(200);
  });

  it.each(all)('an admin can change a student or leader: %s', async (what) => {
    const admin = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    for (const role of ['student', 'leader']) {
      const person = await api.buildUser({ role });
      expect(await statusOf(admin, person, what)).toBe(200);
      await sql.query({ text: 'delete from users where id = $1', values: [person.id] });
    }
  });
});
