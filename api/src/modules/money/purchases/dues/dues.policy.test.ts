import { beforeEach, describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { useDues } from './dues.fixture.ts';

const api = await useTestApi();
const dues = useDues(api);
const { sql, call } = dues;

let own: Awaited<ReturnType<typeof dues.family>>;
beforeEach(async () => {
  own = await dues.family();
  await dues.takes('USD');
});
const bought = async () => (await dues.buy(own.mother, await dues.package(), own.child)).body.data;
const reported = async (dueId: string) => (await dues.report(own.mother, dueId, 4000)).body.data;

/** Somebody with this permission alone, for everybody. */
async function holderOf(permission: string) {
  const user = await api.buildUser({ permissions: [permission] });
  await sql.query({ text: `update roles set scope = 'all' where id = $1`, values: [user.roleId] });
  return user;
}

describe('who sees dues (D131)', () => {
  it('payer, parents and who has the permission; others get 403, strangers 404', async () => {
    const { due } = await bought();
    const { file, id } = await reported(due.id);
    const [teacher, stranger] = [await api.buildTeacher(), await api.buildUser({ role: 'guest' })];
    const young = await api.buildStudent();
    await sql.query({ text: 'update student_profiles set age = 12 where user_id = $1', values: [young.id] });
    await sql.query({ text: 'update student_profiles set age = 12 where user_id = $1', values: [own.child.id] });
    const status = async (person: { id: number }) => [
      (await call(person, 'get', '/dues')).status,
      (await call(person, 'get', `/dues/${due.id}`)).status,
      (await api.request('get', file.image_path.split('?')[0], { token: await api.tokenFor(person) })).status,
      (await dues.report(person, due.id, 4000)).status,
    ];
    expect(await status(own.father)).toEqual([200, 200, 200, 201]);
    expect(await status(own.admin)).toEqual([200, 200, 200, 403]);
    for (const person of [own.aunt, teacher, young, own.child])
      expect(await status(person)).toEqual([403, 403, 404, 403]);
    expect(await status(stranger)).toEqual([200, 404, 404, 404]);
    for (const person of [own.mother, own.aunt, teacher, stranger]) {
      expect((await dues.accept(person, id)).status).toBe(403);
      expect((await call(person, 'get', '/transfer-reports')).status).toBe(403);
    }
  });

  it('a role with the permission to decide alone waives and rejects', async () => {
    const { due } = await bought();
    const { id } = await reported(due.id);
    const decider = await holderOf('money.update');
    expect(await dues.reject(decider, id)).toMatchObject({ status: 200, body: { data: { state: 'rejected' } } });
    const waived = await call(decider, 'post', `/dues/${due.id}/waive`, { reason: 'A hard month' });
    expect(waived).toMatchObject({ status: 200, body: { data: { state: 'waived' } } });
    // The other permission alone only reads.
    const reader = await holderOf('money.read');
    expect((await call(reader, 'get', `/dues/${due.id}`)).body.data.may).toMatchObject({ decide: false, waive: false });
    expect((await dues.reject(reader, id)).status).toBe(403);
  });

  it('a parent who sees all dues by a permission finds the own ones', async () => {
    const { due } = await bought();
    const other = await dues.family();
    await dues.buy(other.mother, await dues.package(), other.child);
    const reader = await holderOf('money.read');
    await sql.orm
      .insert(relations)
      .values({ userId: own.child.id, relatedUserId: reader.id, relationshipType: 'parent' });
    const idsOf = async (query: string) =>
      (await call(reader, 'get', `/dues?${query}`)).body.data.map((each: { id: string }) => each.id);
    expect(await idsOf('')).toHaveLength(2);
    expect(await idsOf('own=true')).toEqual([due.id]);
  });

  it('the summary names what the viewer can pay: a student from 16 on, and none below', async () => {
    await bought();
    const summaryOf = async (age: number) => {
      await sql.query({ text: 'update student_profiles set age = $2 where user_id = $1', values: [own.child.id, age] });
      return (await call(own.child, 'get', '/subscriptions/summary')).body.data;
    };
    expect(await summaryOf(16)).toMatchObject({ hasDues: true, transferCurrencies: ['USD'] });
    expect((await call(own.child, 'get', '/dues')).body.data).toHaveLength(1);
    expect(await summaryOf(15)).toMatchObject({ hasDues: false, transferCurrencies: [] });
  });

  it('a former parent who paid nothing sees none', async () => {
    const { due } = await bought();
    const text = 'delete from relations where related_user_id = $1';
    await sql.query({ text, values: [own.father.id] });
    expect((await call(own.father, 'get', `/dues/${due.id}`)).status).toBe(404);
    await sql.query({ text, values: [own.mother.id] });
    expect((await call(own.mother, 'get', `/dues/${due.id}`)).status).toBe(200);
  });
});

it('a report is notified to who decides it: money.update whose scope reaches the student (D149)', async () => {
  const scoped = async (scope: string, permission = 'money.update') => {
    const user = await api.buildUser({ permissions: [permission] });
    await sql.query({ text: 'update roles set scope = $2 where id = $1', values: [user.roleId, scope] });
    return user;
  };
  const [decider, reader, stranger] = [await scoped('all'), await scoped('all', 'money.read'), await scoped('team')];
  const [leads, leadsForeign] = [await scoped('team'), await scoped('own')];
  const teacher = await api.buildTeacher({ leader: leads });
  await sql.query({
    text: 'update student_profiles set teacher_id = $2, leader_id = $3 where user_id = $1',
    values: [own.child.id, teacher.id, leadsForeign.id],
  });
  const accountant = await api.buildUser({ role: 'accountant' });
  const { due } = await bought();
  await reported(due.id);
  for (const person of [own.admin, accountant, decider, leads])
    expect(await dues.unreadOf(person)).toEqual(['transfer.reported']);
  for (const person of [reader, stranger, leadsForeign, teacher]) expect(await dues.unreadOf(person)).toEqual([]);
  const admins = `select id from roles where name = 'admin'`;
  await sql.query({ text: `delete from role_permissions where role_id = (${admins}) and permission = 'money.update'` });
  try {
    await reported(due.id);
    expect(await dues.unreadOf(own.admin)).toHaveLength(1);
  } finally {
    // Built-in roles stay from test to test.
    await sql.query({ text: `insert into role_permissions select (${admins}), 'money.update'` });
  }
});
