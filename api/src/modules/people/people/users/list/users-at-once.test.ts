import { describe, expect, it } from 'vitest';
import { PHONE_LOCK } from '#modules/people/people/profiles/taken-phone.ts';
import { holdTransaction } from '#testing/hold-transaction.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { database } = api.deps;
const as = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const roleId = (name: string) => `(select id from roles where name = '${name}')`;

// The embedded database has one connection: nothing can run in parallel there.
describe.skipIf(database.kind === 'embedded')('parallel changes', () => {
  it('an update waits for a parallel role change and is then applied', async () => {
    const [token, teacher] = [await as('admin'), await api.buildUser({ role: 'teacher' })];
    const other = await holdTransaction(database);
    await other.query(`update users set role_id = ${roleId('student')} where id = $1`, [teacher.id]);
    const edit = api.request('put', `/api/users/${teacher.id}`, { token, body: { name: 'Other' } });
    await other.waiting();
    await other.commit();
    expect((await edit).status).toBe(200);
    const { data } = await (await api.request('get', `/api/users/${teacher.id}`, { token })).json();
    expect(data.data[0]).toMatchObject({ name: 'Other', role: 'student' });
  });

  it('a relation is deleted while its student’s role changes', async () => {
    const token = await as('admin');
    const [child, sibling, parent] = [await api.buildUser(), await api.buildUser(), await api.buildUser()];
    const [relation] = await database.sql.query<{ id: number }>({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent') returning id`,
      values: [child.id, parent.id],
    });
    const other = await holdTransaction(database);
    await other.query('update relations set user_id = $1', [sibling.id]);
    const removal = api.request('delete', `/api/relations/${relation?.id}`, { token });
    await other.waiting();
    await other.commit();
    expect((await removal).status).toBe(200);
  });

  it('deleting a student does not wait for the super-admin role', async () => {
    const token = await as('student');
    const other = await holdTransaction(database);
    await other.query(`select from roles where name = 'super-admin' for no key update`);
    expect((await api.request('delete', '/api/own-account', { token })).status).toBe(200);
    await other.commit();
  });

  it('deleting and updating a super-admin in parallel does not deadlock', async () => {
    const [token, leaving] = [await as('super-admin'), await api.buildUser({ role: 'super-admin' })];
    const own = await api.tokenFor(leaving);
    const other = await holdTransaction(database);
    await other.query('select from users where id = $1 for no key update', [leaving.id]);
    const leave = api.request('delete', '/api/own-account', { token: own });
    await other.waiting();
    await other.query(`set local lock_timeout = '5s'`);
    await other.query(`select from roles where name = 'super-admin' for no key update`);
    await other.commit();
    expect((await leave).status).toBe(200);
    expect((await api.request('get', `/api/users/${leaving.id}`, { token })).status).toBe(200);
  });

  it('the viewer’s own phone is checked after the viewer’s own row is locked', async () => {
    const user = await api.buildUser();
    const token = await api.tokenFor(user);
    const phone = '07912345678';
    const other = await holdTransaction(database);
    await other.query('select from users where id = $1 for no key update', [user.id]);
    const edit = api.request('put', '/api/own-profile', { token, body: { phone } });
    await other.waiting();
    await other.query(`set local lock_timeout = '5s'`);
    await other.query('select pg_advisory_xact_lock($1, hashtext($2))', [PHONE_LOCK, phone]);
    await other.commit();
    expect((await edit).status).toBe(200);
  });
});
