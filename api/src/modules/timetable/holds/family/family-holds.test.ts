import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { daysIn } from '../family-allowance.ts';
import { holdCalls } from '../holds.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const calls = holdCalls(api);
const { call, dayOf, days, end, goTo, heldTeam, hold, list, range, runClock, statusOf } = calls;
type Person = { id: number };
type Team = Awaited<ReturnType<typeof heldTeam>>;

const ofWeeks = (...weeks: number[]) => weeks.map((week) => dayOf(week));
const set = async (body: object) =>
  expect((await call(await api.buildUser({ role: 'super-admin' }), 'put', '/settings', body)).status).toBe(200);

/** A team whose academy lets families pause so many days a year. */
async function family(daysAYear = 21) {
  const own = await heldTeam();
  if (daysAYear > 0) await set({ family_hold_days: daysAYear });
  return own;
}
const ask = (person: Person, { student }: { student: Person }, fields: object = {}) =>
  call(person, 'post', `/students/${student.id}/family-holds`, { ...range(), ...fields });
const previewOf = (person: Person, { student }: { student: Person }, fields: object = {}) =>
  call(person, 'post', `/students/${student.id}/family-holds/preview`, { ...range(), ...fields });
const takeBack = (person: Person, id: string) => call(person, 'delete', `/family-holds/${id}`);
const offer = async (person: Person, own: Team) => {
  const { family: allowance, may } = (await list(person, own)).body;
  return { allowance, ask: may.ask };
};
const notifiedOf = async (key: string) =>
  (
    await sql.query<{ id: number }>({
      text: 'select recipient_id::int as id from notifications where key = $1 order by 1',
      values: [key],
    })
  ).map(({ id }) => id);
const ids = (...people: Person[]) => people.map(({ id }) => id).sort((a, b) => a - b);
const agedAs = (age: number | null, { student }: Team) =>
  sql.query({ text: 'update student_profiles set age = $2 where user_id = $1', values: [student.id, age] });
const errorAt = (response: { status: number; body: { fields?: { path: string; code: string }[] } }) => {
  const [field] = response.body.fields ?? [];
  return `${response.status} ${field?.path} ${field?.code}`;
};

it('days of a hold are counted in each of its years', () => {
  const days = { from: '2026-12-30', to: '2028-01-02' };
  expect([2025, 2026, 2027, 2028, 2029].map((year) => daysIn(year, days))).toEqual([0, 2, 365, 2, 0]);
});

describe('a pause by the family (D136)', () => {
  it('a pause by a parent has the preview of staff, cancels the classes, and counts its days', async () => {
    const own = await family();
    const seen = await previewOf(own.parent, own);
    expect(seen.status).toBe(200);
    expect(seen.body).toEqual((await calls.preview(own.leader, own)).body);
    expect((await offer(own.parent, own)).ask).toBe(true);
    const made = await ask(own.parent, own, { freeSlot: true });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      ...{ byFamily: true, freeSlot: true, classes: 2, reason: null, createdBy: null },
      may: { change: false, end: false, takeBack: true },
    });
    expect((await days(own)).cancelled).toEqual(ofWeeks(1, 2));
    const { allowance } = await offer(own.parent, own);
    const left = (allowance.years as { left: number }[]).reduce((sum, { left: of }) => sum + of, 0);
    expect(left).toBe(2 * 21 - 14);
    expect((await list(own.leader, own)).body).toMatchObject({
      data: [{ byFamily: true, createdBy: { id: String(own.parent.id) }, may: { change: true, takeBack: false } }],
      family: null,
    });
  });

  it('admins, the leader and the teacher are told who did it, the family once, and nobody of their own action', async () => {
    const own = await family();
    const other = await api.buildUser({ role: 'admin' });
    const { id } = (await ask(own.parent, own)).body.data;
    expect(await notifiedOf('hold.by-family')).toEqual(
      expect.arrayContaining(ids(own.admin, other, own.leader, own.teacher)),
    );
    expect(await notifiedOf('hold.by-family')).not.toContain(own.student.id);
    expect(await notifiedOf('hold.recorded')).toEqual([own.student.id]);
    await takeBack(own.parent, id);
    expect(await notifiedOf('hold.taken-back')).toEqual(await notifiedOf('hold.by-family'));
    expect(await notifiedOf('hold.ended')).toEqual([own.student.id]);
  });

  it('where the setting is 0, nothing is offered and nothing paused', async () => {
    const own = await family(0);
    expect(await offer(own.parent, own)).toEqual({ allowance: null, ask: false });
    expect((await previewOf(own.parent, own)).status).toBe(403);
    expect((await ask(own.parent, own)).status).toBe(403);
  });

  it('a student of age makes it, a younger one and one with a parent and no age do not', async () => {
    const own = await family();
    for (const [age, status] of [
      [15, 403],
      [null, 403],
      [16, 201],
    ] as const) {
      await agedAs(age, own);
      expect((await offer(own.student, own)).ask).toBe(status === 201);
      expect((await ask(own.student, own)).status).toBe(status);
    }
  });

  it('an aunt, the teacher, the leader and a stranger make none', async () => {
    const own = await family();
    const [aunt, stranger] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
    await sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'aunt')`,
      values: [own.student.id, aunt.id],
    });
    for (const person of [aunt, own.teacher, own.leader]) expect((await ask(person, own)).status).toBe(403);
    expect((await ask(stranger, own)).status).toBe(403);
    expect((await offer(aunt, own)).ask).toBe(false);
  });

  it('more days than are left, too far ahead, a class within the notice hours, and days of another hold are errors', async () => {
    const own = await family(14);
    expect(errorAt(await ask(own.parent, own, { to: dayOf(6) }))).toBe('422 to exceeded');
    expect(errorAt(await ask(own.parent, own, { to: null }))).toBe('422 to invalid');
    const far = { from: dayOf(60), to: dayOf(60) };
    expect(errorAt(await previewOf(own.parent, own, far))).toBe('422 from too_far');
    await hold(own.leader, own, { from: dayOf(1), to: dayOf(1) });
    expect(errorAt(await ask(own.parent, own))).toBe('409 from duplicate');
    // The class is at 17:00 in Amman, 14:00 UTC.
    await set({ notice_hours: 3 });
    goTo(2, 0, 11.5);
    const today = { from: dayOf(2), to: dayOf(2) };
    expect(errorAt(await previewOf(own.parent, own, today))).toBe('422 from too_soon');
    expect(errorAt(await ask(own.parent, own, today))).toBe('422 from too_soon');
    goTo(2, 0, 10.5);
    expect((await ask(own.parent, own, today)).status).toBe(201);
  });

  it('while the classes pause until further notice, a family is offered no pause', async () => {
    const own = await family();
    await hold(own.leader, own, { from: dayOf(1), to: null });
    goTo(1, 1);
    await runClock();
    expect((await offer(own.parent, own)).ask).toBe(false);
    expect((await ask(own.parent, own, { from: dayOf(4), to: dayOf(4) })).status).toBe(409);
  });

  it('two pauses at once get no more days than one year has', async () => {
    const own = await family(5);
    const week = dayOf(1).slice(0, 4) === dayOf(2, 6).slice(0, 4) ? 1 : 3;
    const of = (at: number) => ask(own.parent, own, { from: dayOf(at), to: dayOf(at, 4) });
    const both = await Promise.all([of(week), of(week + 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it("the first year of the days is that of the academy's clock", async () => {
    const own = await family();
    const now = api.clock.now();
    const year = now.getUTCFullYear();
    const eve = Date.parse(`${year}-12-31T12:30Z`) - now.getTime();
    await set({ academy_zone: 'Pacific/Auckland' });
    api.clock.advance(eve);
    const { allowance } = await offer(own.parent, own);
    api.clock.advance(-eve);
    await set({ academy_zone: 'UTC' });
    expect(allowance.years.map((each: { year: number }) => each.year)).toEqual([year + 1, year + 2]);
  });

  it('it is taken back until it begins, twice as once, and its days are left again', async () => {
    const own = await family(14);
    const { id } = (await ask(own.parent, own)).body.data;
    expect((await offer(own.parent, own)).allowance.years[0]).toMatchObject({ left: expect.any(Number) });
    for (const _ of [1, 2]) expect((await takeBack(own.parent, id)).body.data).toMatchObject({ state: 'undone' });
    expect((await days(own)).cancelled).toEqual([]);
    const again = (await ask(own.parent, own)).body.data;
    goTo(1, 1);
    await runClock();
    expect((await list(own.parent, own)).body.data[0]).toMatchObject({ state: 'running', may: { takeBack: false } });
    expect((await takeBack(own.parent, again.id)).status).toBe(409);
    expect(await statusOf(own)).toBe('suspended');
    expect((await end(own.leader, again.id)).status).toBe(200);
  });

  it('a family does not take back a pause of the academy, and others do not take back that of a family', async () => {
    const own = await family();
    const ofStaff = (await hold(own.leader, own, { from: dayOf(4), to: dayOf(4) })).body.data;
    expect((await takeBack(own.parent, ofStaff.id)).status).toBe(403);
    const { id } = (await ask(own.parent, own)).body.data;
    const stranger = await api.buildUser({ role: 'guest' });
    expect((await takeBack(stranger, id)).status).toBe(403);
    expect((await takeBack(own.leader, id)).status).toBe(403);
  });
});
