// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { addFamilyHold, addHold, changeHold, endHold, holdQueries, takeBackHold } from './holds.ts';
import { keptClassQueries } from './kept-classes.ts';

const api = await useApi(sharedTestApi);
const { sql } = api.deps.database;
const ask = () => new QueryClient();

test('a hold is previewed, saved, changed, listed and undone (D98)', async () => {
  const admin = await someone(api, 'admin');
  const { id } = await api.buildStudent();
  const studentId = String(id);
  const list = () => ask().fetchQuery(holdQueries.ofStudent(studentId));
  admin.signIn();
  const preview = await ask().fetchQuery(holdQueries.preview(studentId, { from: '2040-03-01', to: null }));
  expect(preview).toMatchObject({ classes: [], staying: [], back: [], subscription: null });
  const fields = { from: '2040-03-01', to: null, reason: '', freeSlot: false };
  await addHold(studentId, fields);
  const [hold] = (await list()).data;
  expect(hold).toMatchObject({ from: '2040-03-01', to: null, state: 'planned', may: { change: true, end: true } });
  await changeHold(hold?.id ?? '', { ...fields, to: '2040-03-10', reason: 'Travelling', freeSlot: true });
  expect((await list()).data).toMatchObject([{ to: '2040-03-10', reason: 'Travelling', freeSlot: true }]);
  expect(await ask().fetchQuery(holdQueries.ending(hold?.id ?? ''))).toMatchObject({ back: [], kept: [] });
  await endHold(hold?.id ?? '');
  expect(await list()).toEqual({ data: [], family: null, may: { create: true, ask: false } });
});

test('a parent previews, makes and takes back a pause of a child (D136)', async () => {
  const [parent, teacher] = [await someone(api, 'guest'), await someone(api, 'teacher')];
  const student = await api.buildStudent({ teacher });
  await sql.query({
    text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
    values: [student.id, parent.id],
  });
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  await api.request('put', '/api/settings', { token, body: { family_hold_days: 21 } });
  parent.signIn();
  const studentId = String(student.id);
  const list = () => ask().fetchQuery(holdQueries.ofStudent(studentId));
  expect(await list()).toMatchObject({ family: { daysAYear: 21 }, may: { create: false, ask: true } });
  const day = new Date(api.clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
  const days = { from: day, to: day };
  expect(await ask().fetchQuery(holdQueries.familyPreview(studentId, days))).toMatchObject({ classes: [] });
  await addFamilyHold(studentId, { ...days, reason: '', freeSlot: true });
  const [hold] = (await list()).data;
  expect(hold).toMatchObject({ ...days, byFamily: true, freeSlot: true, may: { takeBack: true } });
  await takeBackHold(hold?.id ?? '');
  expect((await list()).data).toEqual([]);
});

test('a single class that a hold leaves is listed with the hold (D98)', async () => {
  const admin = await someone(api, 'admin');
  const student = await api.buildStudent();
  const startsAt = new Date('2040-03-05T14:00:00.000Z');
  const { id } = await api.buildClass({ student, startsAt, status: 'scheduled' });
  admin.signIn();
  await addHold(String(student.id), { from: '2040-03-01', to: '2040-03-10', reason: '', freeSlot: false });
  const { pages } = await ask().fetchInfiniteQuery(keptClassQueries.list());
  const layer = { kind: 'hold', person: { id: String(student.id) }, to: '2040-03-10', may: { open: true } };
  const kept = { id: String(id), startsAt: '2040-03-05T14:00:00.000Z', state: 'skipped', problem: 'single', layer };
  expect(pages).toMatchObject([{ data: [kept] }]);
});

const buyText = `with k as (insert into packages (title, classes_num, created_at) values ('Eight', 8, $2) returning id)
  insert into purchases (user_id, student_id, package_id, kind, title, classes_num, currency, amount_minor, account, state)
  select $1, $1, k.id, 'monthly', 'Eight', 8, 'USD', 4000, 'sandbox', 'past_due' from k returning id::int`;
const failText = `insert into payments (purchase_id, user_id, kind, account, provider_id, state, currency, amount_minor, created_at)
  values ($1, $2, 'monthly', 'sandbox', 'in_1', 'failed', 'USD', 4000, $3)`;

/** A renewal that has been unpaid for six days, and an academy that waits for five. */
async function leaveUnpaid({ id }: { id: number }) {
  const since = new Date(api.clock.now().getTime() - 6 * 86_400_000);
  const [bought] = await sql.query<{ id: number }>({ text: buyText, values: [id, since] });
  await sql.query({ text: failText, values: [bought?.id, id, since] });
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  expect((await api.request('put', '/api/settings', { token, body: { unpaid_days: 5 } })).status).toBe(200);
}
async function runClock() {
  await api.deps.jobs.enqueue(sql, 'class-clock', {});
  await api.deps.jobs.drain();
}

test('a parent and an admin read that a payment is missing, a teacher does not, and a transfer ends it (D114)', async () => {
  const [parent, admin, teacher] = [
    await someone(api, 'guest'),
    await someone(api, 'admin'),
    await someone(api, 'teacher'),
  ];
  const student = await api.buildStudent({ teacher });
  await sql.query({
    text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
    values: [student.id, parent.id],
  });
  await leaveUnpaid(student);
  await runClock();
  const list = async (person: typeof parent) => {
    person.signIn();
    return (await ask().fetchQuery(holdQueries.ofStudent(String(student.id)))).data;
  };
  const shown = { state: 'running', to: null, unpaid: true };
  expect(await list(parent)).toMatchObject([{ ...shown, may: { change: false, end: false } }]);
  expect(await list(admin)).toMatchObject([{ ...shown, may: { change: true, end: true } }]);
  expect(await list(teacher)).toMatchObject([{ ...shown, unpaid: false }]);
  const token = await api.tokenFor(admin);
  const body = { user_id: student.id, amount: '40', currency: 'USD', date: api.clock.now().toISOString().slice(0, 10) };
  expect((await api.request('post', '/api/bank-transfers', { token, body })).status).toBe(201);
  await runClock();
  for (const person of [parent, admin]) expect(await list(person)).toMatchObject([{ state: 'over' }]);
});
