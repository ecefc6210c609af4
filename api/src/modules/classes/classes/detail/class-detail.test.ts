import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, give, team } = classCalls(api);
type Person = { id: number };

it('a class shows its link, its join window and the remaining classes, but an uncle sees no number (D9)', async () => {
  const own = await team();
  await give(own.student, 4);
  const [parent, uncle] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
  for (const [{ id }, kind] of [
    [parent, 'parent'],
    [uncle, 'uncle'],
  ] as const)
    await sql.query({
      text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)',
      values: [own.student.id, id, kind],
    });
  const { id } = await api.buildClass({
    ...own,
    startsAt: after(60),
    zoomLink: 'https://zoom.test/1',
    description: 'Room 2',
  });
  const detailFor = async (person: Person) => (await call(person, 'get', `/classes/${id}`)).body.data;
  expect(await detailFor(own.student)).toMatchObject({
    zoom_link: 'https://zoom.test/1',
    description: 'Room 2',
    join: { opens_at: after(50).toISOString(), closes_at: after(105).toISOString() },
    remaining_classes: 4,
    history: [],
    log: [],
    outcomes: null,
    report: null,
    draft: null,
  });
  for (const person of [parent, own.teacher, own.leader, own.admin])
    expect((await detailFor(person)).remaining_classes).toBe(4);
  expect((await detailFor(uncle)).remaining_classes).toBeNull();
});

it('the actions offered to a viewer match the calls that the viewer can make', async () => {
  const own = await team();
  const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
  const mayOf = async (person: Person) => (await call(person, 'get', `/classes/${id}`)).body.data.may;
  const nothing = {
    edit: false,
    editTime: false,
    move: false,
    cancel: false,
    report: false,
    reopen: false,
    delete: false,
    join: false,
    request: false,
    requestMove: false,
  };
  const shown = { viewReport: false, viewAttendance: true };
  expect(await mayOf(own.student)).toEqual({ ...nothing, ...shown });
  expect(await mayOf(own.teacher)).toEqual({ ...nothing, ...shown, edit: true, report: true });
  expect(await mayOf(own.leader)).toEqual({ ...nothing, ...shown, edit: true, report: true, cancel: true, join: true });
  expect(await mayOf(own.admin)).toMatchObject({ edit: true, cancel: true, delete: true, reopen: false });
  expect((await call(own.teacher, 'post', `/classes/${id}/cancel`)).status).toBe(409);
  expect((await call(own.leader, 'post', `/classes/${id}/cancel`)).status).toBe(200);
});
