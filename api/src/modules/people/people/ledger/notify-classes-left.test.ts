import { describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { openAsChild } from '#testing/fixtures/child-session.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { addLedgerLine } from './add-ledger-line.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

interface Person {
  id: number;
}
const bellOf = async (person: Person) =>
  (await api.request('get', '/api/notifications?limit=50', { token: await api.tokenFor(person) })).json();
const leftOf = async (person: Person): Promise<number[]> =>
  (await bellOf(person)).data
    .filter(({ key }: { key: string }) => key.startsWith('classes.'))
    .map(({ params: { remaining, owed } }: { params: Record<string, string> }) => Number(remaining ?? -Number(owed)))
    .reverse();

async function buildFamily() {
  const [leader, teamLeader] = [await api.buildUser({ role: 'leader' }), await api.buildUser({ role: 'leader' })];
  const teacher = await api.buildTeacher({ leader: teamLeader });
  const student = await api.buildStudent({ name: 'Maryam', teacher, leader });
  const [parent, aunt, admin] = [
    await api.buildUser({ role: 'guest' }),
    await api.buildUser({ role: 'guest' }),
    await api.buildUser({ role: 'admin' }),
  ];
  await sql.orm.insert(relations).values([
    { userId: student.id, relatedUserId: parent.id, relationshipType: 'parent' },
    { userId: student.id, relatedUserId: aunt.id, relationshipType: 'aunt' },
  ]);
  return { student, teacher, parent, aunt, leader, teamLeader, admin };
}

/** Sets the number by hand, as `actor`. */
async function set(actor: Person, student: Person, remainingClasses: number) {
  const token = await api.tokenFor(actor);
  const response = await api.request('put', `/api/users/${student.id}`, { token, body: { remainingClasses } });
  expect(response.status).toBe(200);
}

/** Adds a line as other sources do, without an actor. */
const add = (student: Person, delta: number, actor?: Person) =>
  sql.transaction((inner) =>
    addLedgerLine(inner, {
      studentId: student.id,
      delta,
      reason: 'class',
      createdAt: api.clock.now(),
      actorId: actor?.id ?? null,
    }),
  );

describe('classes left (D53)', () => {
  it('a child’s session neither shows, counts nor marks what leads to a page that is closed to it (D141)', async () => {
    const { student, parent, admin } = await buildFamily();
    await add(student, 3);
    await add(student, -1);
    const post = await api.buildPost({ author: student });
    await api.request('put', `/api/posts/${post.id}/like`, { token: await api.tokenFor(admin) });
    const token = await openAsChild(api, student, parent);
    const seen = await (await api.request('get', '/api/notifications', { token })).json();
    expect(seen).toMatchObject({ data: [{ key: 'post.liked' }], total: 1, unread: 1 });
    await api.request('patch', '/api/notifications/read', { token, body: {} });
    const own = await bellOf(student);
    expect(own.data.map(({ key, read }: { key: string; read: boolean }) => [key, read]).sort()).toEqual([
      ['classes.left', false],
      ['post.liked', true],
    ]);
  });

  it('remaining classes notify at 2, 1, 0 and below: student, parents, leaders, and admins from 0', async () => {
    const { student, teacher, parent, aunt, leader, teamLeader, admin } = await buildFamily();
    const superAdmin = await api.buildUser({ role: 'super-admin' });
    await add(student, 4);
    for (let step = 0; step < 6; step += 1) await add(student, -1);
    for (const person of [student, parent, leader, teamLeader]) expect(await leftOf(person)).toEqual([2, 1, 0, -1, -2]);
    for (const person of [admin, superAdmin]) expect(await leftOf(person)).toEqual([0, -1, -2]);
    for (const person of [teacher, aunt]) expect(await leftOf(person)).toEqual([]);
  });

  it('each notification of remaining classes has its own text and a link to the student', async () => {
    const { student, parent } = await buildFamily();
    const messagesOf = async (person: Person) =>
      (await bellOf(person)).data.map(({ message }: { message: string }) => message).reverse();
    await add(student, 3);
    for (let step = 0; step < 5; step += 1) await add(student, -1);
    expect(await messagesOf(student)).toEqual([
      'You have 2 classes left',
      'You have 1 class left',
      'You have no classes left',
      'You owe 1 class',
      'You owe 2 classes',
    ]);
    expect((await messagesOf(parent)).slice(1)).toEqual([
      'Maryam has 1 class left',
      'Maryam has no classes left',
      'Maryam owes 1 class',
      'Maryam owes 2 classes',
    ]);
    expect((await bellOf(parent)).data[0]).toMatchObject({
      key: 'classes.student-owed',
      scope: 'product',
      params: { studentId: String(student.id), name: 'Maryam', owed: '2', count: 2 },
    });
  });

  it('a ledger line that crosses several numbers notifies once, and one that adds does not', async () => {
    const { student, parent } = await buildFamily();
    await add(student, 9);
    await add(student, -8);
    await add(student, -3);
    for (const delta of [1, 1, 1, 1]) await add(student, delta);
    for (const person of [student, parent]) expect(await leftOf(person)).toEqual([1, -2]);
  });

  it('remaining classes set by hand notify everybody except the actor', async () => {
    const { student, leader, admin } = await buildFamily();
    const other = await api.buildUser({ role: 'admin' });
    for (const wanted of [5, 0]) await set(admin, student, wanted);
    for (const person of [student, leader, other]) expect(await leftOf(person)).toEqual([0]);
    expect(await leftOf(admin)).toEqual([]);
    await add(student, -1, leader);
    expect(await leftOf(leader)).toEqual([0]);
  });

  it('notifications of remaining classes reach the bells of all devices', async () => {
    const { student } = await buildFamily();
    await add(student, 3);
    await add(student, -1);
    const events = await sql.query({
      text: `select name, data from realtime_outbox where channel = 'chat.${student.id}'`,
    });
    expect(events).toEqual([{ name: 'notification', data: { unread: 1 } }]);
  });

  it('parallel ledger lines notify once each, with the number after each line', async () => {
    const { student, parent } = await buildFamily();
    await add(student, 3);
    await Promise.all(Array.from({ length: 5 }, () => add(student, -1)));
    for (const person of [student, parent])
      expect((await leftOf(person)).sort((a, b) => b - a)).toEqual([2, 1, 0, -1, -2]);
  });

  it('a person with two relationships to a student is notified once, and a deleted person never', async () => {
    const { student, parent, leader } = await buildFamily();
    await sql.orm
      .insert(relations)
      .values({ userId: student.id, relatedUserId: leader.id, relationshipType: 'parent' });
    await sql.query({ text: 'update users set active = false where id = $1', values: [parent.id] });
    await sql.query({
      text: `insert into user_roles select $1::bigint, id from roles where name = 'admin'`,
      values: [student.id],
    });
    await add(student, 1);
    await add(student, -1);
    for (const person of [leader, student]) expect(await leftOf(person)).toEqual([0]);
    const notified = await sql.query({
      text: 'select from notifications where recipient_id = $1',
      values: [parent.id],
    });
    expect(notified).toEqual([]);
  });
});
