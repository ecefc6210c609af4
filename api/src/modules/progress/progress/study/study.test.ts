import { describe, expect, it } from 'vitest';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { countStatements } from '#testing/count-statements.ts';
import { formOf, pdf, recording, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { entryOf, progressCalls } from '../progress.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, due, family, known, next, recorded, shown } = progressCalls(api);

type Person = { id: number };
const DAY = 24 * 60;
const HOUR = 60;

/** A family whose child knows juz 30 and, as older pages, juz 1; nothing was heard for some days. */
async function revising(days: number) {
  const own = await family();
  await known(own.teacher, own.student, { juz: [1] });
  await known(own.teacher, own.student, { juz: [1, 30] });
  api.clock.advance(days * DAY * 60_000);
  return own;
}

/** In the zone of the family. */
const today = () => dayIn('Asia/Amman', api.clock.now());
const numbers = (list: { page: number }[]) => list.map(({ page }) => page);
const mark = (person: Person, student: Person, body: object) =>
  call(person, 'post', `/students/${student.id}/home-hearings`, body);
const plan = (person: Person, student: Person, body: object) =>
  call(person, 'put', `/students/${student.id}/study-plan`, body);
const planOf = async (person: Person, student: Person) =>
  (await call(person, 'get', `/students/${student.id}/study-plan`)).body.data;

describe('hearing at home (D150)', () => {
  it('a parent and the student mark pages of today; both kinds stand apart, and nothing becomes solid', async () => {
    const own = await revising(8);
    const before = await due(own.parent, own.student);
    expect(before).toMatchObject({ isStudyDay: true, may: { mark: true }, done: [], overdue: null });
    const pages = numbers(before.items);
    expect(pages).toHaveLength(5);
    const first = await mark(own.parent, own.student, { pages, on: today(), quality: 3 });
    expect(first).toMatchObject({ status: 200, body: { data: { on: today(), pages: { length: 5 } } } });
    const after = await due(own.teacher, own.student);
    expect([after.items, numbers(after.done), after.may.mark]).toEqual([[], pages, false]);
    expect([before.ahead.length, after.ahead]).toEqual([6, []]);
    expect(before.ahead[0]).toMatchObject({ date: addDays(today(), 1), isStudyDay: true, pages: { length: 5 } });
    expect(after.done[0].by).toEqual({ id: String(own.parent.id), name: expect.any(String) });
    const later = await due(own.teacher, own.student, addDays(today(), 40));
    const all = [...later.items, ...later.waiting];
    const one = all.find(({ page }: { page: number }) => page === pages[0]);
    expect(one).toMatchObject({
      home: { on: today(), quality: 3 },
      lastQuality: null,
      lastHeard: addDays(today(), -8),
    });
    expect(await shown(own.teacher, own.student)).toMatchObject({ lastHeard: null });
    expect(later.overdue).toHaveLength(before.items.length + before.waiting.length);
  });

  it('twice a day is once, with the lower quality, and so is the same request at the same time', async () => {
    const own = await revising(8);
    const sent = (person: Person, quality: number) => mark(person, own.student, { pages: [1, 1], quality });
    await Promise.all([sent(own.parent, 2), sent(own.student, 2), sent(own.parent, 2)]);
    expect((await sent(own.student, 3)).body.data.pages).toMatchObject([{ page: 1, quality: 2 }]);
    expect((await sent(own.student, 1)).body.data.pages).toMatchObject([{ page: 1, quality: 1 }]);
    expect(await sql.query({ text: 'select from home_hearings' })).toHaveLength(1);
  });

  it('who marked takes a mark back, once as twice, and nobody else’s: the page is due again', async () => {
    const own = await revising(8);
    const takeBack = (person: Person, query: string) =>
      call(person, 'delete', `/students/${own.student.id}/home-hearings?${query}`);
    const pages = numbers((await due(own.parent, own.student)).items);
    const [first, second] = pages;
    await mark(own.parent, own.student, { pages, quality: 3 });
    await mark(own.student, own.student, { pages: [1], quality: 3 });
    for (const person of [own.student, own.parent, own.parent])
      expect((await takeBack(person, `pages=${first},1&on=${today()}`)).status).toBe(200);
    const after = await due(own.parent, own.student);
    expect([numbers(after.items), numbers(after.done)]).toEqual([[first], pages.slice(1)]);
    expect((await takeBack(own.teacher, `pages=${second}`)).status).toBe(403);
    for (const query of ['', 'pages=', 'pages=a', `pages=${second}&on=${addDays(today(), 1)}`])
      expect((await takeBack(own.parent, query)).status).toBe(422);
  });

  it('a mark is of who gave the quality that counts: they take it back, and nobody else', async () => {
    const own = await revising(8);
    const takeBack = (person: Person) =>
      call(person, 'delete', `/students/${own.student.id}/home-hearings?pages=1&on=${today()}`);
    const marked = async (person: Person, quality: number) =>
      (await mark(person, own.student, { pages: [1], quality })).body.data.pages;
    await marked(own.parent, 3);
    expect(await marked(own.student, 1)).toMatchObject([{ quality: 1, by: { id: String(own.student.id) } }]);
    expect(await marked(own.parent, 1)).toMatchObject([{ by: { id: String(own.student.id) } }]);
    expect((await takeBack(own.parent)).body.data.pages).toMatchObject([{ quality: 1 }]);
    expect((await takeBack(own.student)).body.data.pages).toEqual([]);
  });

  it('a class that hears the page later sets its day as if nobody had heard it at home', async () => {
    const own = await revising(8);
    await mark(own.student, own.student, { pages: [2], quality: 3 });
    api.clock.advance(DAY * 60_000);
    // In the first hour of a day this is the day before.
    const heardOn = dayIn('Asia/Amman', new Date(api.clock.now().getTime() - HOUR * 60_000));
    await recorded(own, HOUR, entryOf('2:1→2:5', { kind: 'far', quality: 3 }));
    const dayAfter = async (days: number) => {
      const { items, waiting } = await due(own.teacher, own.student, addDays(heardOn, days));
      return [...items, ...waiting].find(({ page }: { page: number }) => page === 2);
    };
    expect(await dayAfter(6)).toBeUndefined();
    expect(await dayAfter(7)).toMatchObject({ due: addDays(heardOn, 7), home: null, lastQuality: 3 });
  });

  it.each([
    ['a page that is not known', { pages: [1, 300], quality: 3 }, 'pages.1'],
    ['no page', { pages: [], quality: 3 }, 'pages'],
    ['a page that the mushaf does not have', { pages: [605], quality: 3 }, 'pages.0'],
    ['a quality of 4', { pages: [1], quality: 4 }, 'quality'],
    ['tomorrow', { pages: [1], quality: 3, on: 'tomorrow' }, 'on'],
    ['a day long ago', { pages: [1], quality: 3, on: '2020-01-01' }, 'on'],
    ['a day to come', { pages: [1], quality: 3, on: '2099-01-01' }, 'on'],
  ])('%s is 422 at its field, and nothing is stored', async (_name, body, path) => {
    const own = await revising(1);
    expect(await mark(own.parent, own.student, body)).toMatchObject({ status: 422, body: { fields: [{ path }] } });
    expect(await sql.query({ text: 'select from home_hearings' })).toEqual([]);
  });
});

describe('a recording of a hearing at home (D150)', () => {
  const spoken: Sent = [recording(12), 'home.webm', 'audio/webm'];
  const record = async (person: Person, student: Person, pages: string, file: Sent = spoken) => {
    const path = `/api/students/${student.id}/home-hearings`;
    const body = formOf({ pages, on: today(), quality: '2', file });
    const response = await api.request('post', path, { token: await api.tokenFor(person), body });
    return { status: response.status, body: await response.json() };
  };
  const listed = async (person: Person, student: Person) =>
    (await call(person, 'get', `/students/${student.id}/home-recordings`)).body.data;
  const mediaLeft = async () => (await sql.query({ text: 'select from media where doomed_at is null' })).length;

  it('comes with the marks; the family and staff hear it, other relatives do not', async () => {
    const own = await revising(8);
    expect(await record(own.parent, own.student, '1,2')).toMatchObject({
      status: 200,
      body: { data: { pages: { length: 2 } } },
    });
    for (const person of [own.student, own.parent, own.teacher, own.leader, own.admin])
      expect(await listed(person, own.student)).toMatchObject([
        { on: today(), pages: [1, 2], seconds: 12, by: { id: String(own.parent.id) }, file: { type: 'audio' } },
      ]);
    expect(await listed(own.aunt, own.student)).toEqual([]);
    const [{ file }] = await listed(own.parent, own.student);
    const opened = async (person: Person) =>
      (await api.request('get', file.image_path, { token: await api.tokenFor(person) })).status;
    const stranger = await api.buildUser({ role: 'teacher' });
    expect(await Promise.all([own.student, own.parent, own.teacher, own.leader].map(opened))).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await Promise.all([own.aunt, stranger].map(opened))).toEqual([404, 404]);
  });

  it('goes with the marks that are taken back, and alone by who made it or a parent', async () => {
    const own = await revising(8);
    await record(own.student, own.student, '1');
    await record(own.parent, own.student, '2');
    const [ofParent, ofStudent] = await listed(own.student, own.student);
    expect([ofParent.may.remove, ofStudent.may.remove]).toEqual([false, true]);
    const remove = (person: Person, id: string) =>
      call(person, 'delete', `/students/${own.student.id}/home-recordings/${id}`);
    expect((await remove(own.student, ofParent.id)).status).toBe(404);
    expect((await remove(own.teacher, ofStudent.id)).status).toBe(404);
    expect((await remove(own.parent, ofStudent.id)).status).toBe(200);
    await call(own.parent, 'delete', `/students/${own.student.id}/home-hearings?pages=2,3&on=${today()}`);
    expect([await listed(own.parent, own.student), await mediaLeft()]).toEqual([[], 0]);
  });

  it('is a recording, at most five a day, and leaves nothing where it is rejected', async () => {
    const own = await revising(8);
    const sheet: Sent = [pdf(), 'page.pdf', 'application/pdf'];
    expect((await record(own.parent, own.student, '1', sheet)).status).toBe(415);
    expect(await record(own.parent, own.student, '300')).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'pages.0' }] },
    });
    for (let count = 0; count < 5; count += 1) expect((await record(own.parent, own.student, '1')).status).toBe(200);
    expect(await record(own.parent, own.student, '2')).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'file' }] },
    });
    expect(await sql.query({ text: 'select from home_hearings' })).toHaveLength(1);
    expect(await mediaLeft()).toBe(5);
  });

  it('is kept for 90 days', async () => {
    const own = await revising(8);
    await record(own.parent, own.student, '1');
    api.clock.advance(89 * DAY * 60_000);
    await api.cleanUp();
    expect(await listed(own.teacher, own.student)).toHaveLength(1);
    api.clock.advance(2 * DAY * 60_000);
    await api.cleanUp();
    expect([await listed(own.teacher, own.student), await mediaLeft()]).toEqual([[], 0]);
  });
});

describe('the plan of a week (D151)', () => {
  it('family and teacher read the same list, and what is long overdue is in it', async () => {
    const own = await revising(30);
    const [ofParent, ofTeacher] = [await due(own.parent, own.student), await due(own.teacher, own.student)];
    expect([...numbers(ofParent.items), ...numbers(ofParent.waiting)]).toEqual([
      ...numbers(ofTeacher.items),
      ...numbers(ofTeacher.waiting),
    ]);
    expect(ofParent.waiting.length).toBeGreaterThan(10);
    expect(ofTeacher.overdue).toHaveLength(ofParent.items.length + ofParent.waiting.length);
  });

  it('teacher and family set it field by field; what is not sent stays, and null is the default again', async () => {
    const own = await revising(8);
    expect(await planOf(own.aunt, own.student)).toMatchObject({
      ...{ daysOfWeek: [0, 1, 2, 3, 4, 5, 6], pagesADay: 5, travel: [], isDefault: true, may: { update: false } },
      capacity: { keeps: 150 },
    });
    expect((await plan(own.teacher, own.student, { pagesADay: 2 })).status).toBe(200);
    const set = await plan(own.parent, own.student, { daysOfWeek: [5, 1, 1] });
    expect(set.body.data).toMatchObject({
      daysOfWeek: [1, 5],
      pagesADay: 2,
      isDefault: false,
      capacity: { keeps: 17 },
    });
    expect((await due(own.student, own.student)).capacity).toMatchObject({ keeps: 17, pagesADay: 2 });
    await plan(own.student, own.student, { daysOfWeek: null, pagesADay: null });
    expect(await planOf(own.teacher, own.student)).toMatchObject({ isDefault: true, pagesADay: 5 });
    const lines = await sql.query({ text: `select from audit_log where action = 'progress.plan'` });
    expect(lines).toHaveLength(3);
  });

  it.each([
    ['no day', { daysOfWeek: [] }, 'daysOfWeek'],
    ['an eighth day', { daysOfWeek: [7] }, 'daysOfWeek.0'],
    ['no page', { pagesADay: 0 }, 'pagesADay'],
    ['travel that ends before it begins', { travel: [{ from: '2026-02-02', to: '2026-02-01' }] }, 'travel.0.to'],
    ['travel of years', { travel: [{ from: '2026-02-02', to: '2029-02-01' }] }, 'travel.0.to'],
  ])('%s is 422 at its field', async (_name, body, path) => {
    const own = await revising(0);
    expect(await plan(own.parent, own.student, body)).toMatchObject({ status: 422, body: { fields: [{ path }] } });
  });
});

describe('days without study (D152)', () => {
  const span = (from: number, to: number) => ({ from: addDays(today(), from), to: addDays(today(), to) });

  it('travel moves what is due and overdue, for classes too, and taken back it is as if never set', async () => {
    const own = await revising(12);
    const later = addDays(today(), 22);
    const seen = async () => {
      const { items, waiting, overdue } = await due(own.teacher, own.student, later);
      return [numbers(items), numbers(waiting), numbers(overdue)];
    };
    const before = await seen();
    expect(before[2]?.length).toBeGreaterThan(0);
    await plan(own.parent, own.student, { travel: [span(1, 21)] });
    expect((await seen())[2]).toEqual([]);
    expect(await due(own.parent, own.student, addDays(today(), 5))).toMatchObject({ isStudyDay: false, items: [] });
    await plan(own.parent, own.student, { travel: [] });
    expect(await seen()).toEqual(before);
  });

  it('a pause of the classes moves it as travel does, until it is taken back', async () => {
    const own = await revising(12);
    const later = addDays(today(), 22);
    const overdue = async () => (await due(own.leader, own.student, later)).overdue.length;
    const before = await overdue();
    const { from, to } = span(1, 21);
    const held = await call(own.leader, 'post', `/students/${own.student.id}/holds`, { from, to });
    expect(held.status).toBe(201);
    expect([before > 0, await overdue()]).toEqual([true, 0]);
    await call(own.leader, 'delete', `/holds/${held.body.data.id}`);
    expect(await overdue()).toBe(before);
  });

  it('a closure of the academy moves it too, and the pages to teach again of the teacher’s start page', async () => {
    const own = await revising(16);
    const again = async () => (await call(own.teacher, 'get', '/progress/re-teaching')).body.data.length;
    expect(await again()).toBe(1);
    const days = [addDays(today(), -10), addDays(today(), -1)];
    await sql.query({
      text: `insert into times_off (kind, name_en, name_ar, from_on, to_on, zone, starts_at, ends_at, created_by)
        values ('closure', 'Eid', 'العيد', $1, $2, 'UTC', $1::date, $2::date + 1, $3)`,
      values: [...days, own.admin.id],
    });
    expect(await again()).toBe(0);
  });
});

it('the proposals for a class know what was heard at home, and leave near pages to the class', async () => {
  const own = await revising(8);
  await api.buildClass({ teacher: own.teacher, student: own.student, startsAt: new Date(api.clock.now()) });
  const before = await next(own.teacher, own.student);
  const items = (await due(own.student, own.student)).items;
  await mark(own.student, own.student, { pages: numbers(items), quality: 3 });
  const after = await next(own.teacher, own.student);
  expect(after.near).toEqual(before.near);
  expect(after.far).not.toEqual(before.far);
});

it('the list of the day costs no more statements with a plan, pauses and hearings at home than without', async () => {
  const own = await revising(8);
  const token = await api.tokenFor(own.parent);
  const ask = () => api.request('get', `/api/students/${own.student.id}/progress/due`, { token });
  await ask();
  const before = await countStatements(api.deps.database.pool, ask);
  await mark(own.parent, own.student, { pages: [1, 2, 3], quality: 2 });
  await plan(own.parent, own.student, {
    pagesADay: 9,
    travel: [{ from: addDays(today(), -4), to: addDays(today(), -2) }],
  });
  expect(await countStatements(api.deps.database.pool, ask)).toBe(before);
  expect(before).toBeLessThanOrEqual(3);
});
