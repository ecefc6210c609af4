import { expect, it } from 'vitest';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { openAsChild } from '#testing/fixtures/child-session.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { entryOf, progressCalls } from '../progress.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, family, recorded } = progressCalls(api);

type Person = { id: number };
const HOUR = 60;
const range = { surahFrom: 114, ayahFrom: 1, surahTo: 78, ayahTo: 40 };
const later = (days: number) => addDays(dayIn('Asia/Amman', api.clock.now()), days);
const set = (person: Person, student: Person, body: object) =>
  call(person, 'post', `/students/${student.id}/goals`, body);
const listed = async (person: Person, student: Person) =>
  (await call(person, 'get', `/students/${student.id}/goals`)).body;

it('teacher and family set a goal, whoever reads progress sees pace and forecast, and the same goal is one (D153)', async () => {
  const own = await family();
  await recorded(own, HOUR, entryOf('114:1→112:4'));
  const goal = { range, by: later(70) };
  const first = await set(own.teacher, own.student, goal);
  expect(first).toMatchObject({
    status: 201,
    body: { data: { range, by: later(70), setBy: { id: String(own.teacher.id) }, pages: { total: 23 }, pace: 0.1 } },
  });
  expect(first.body.data.forecast.from < first.body.data.forecast.to).toBe(true);
  expect((await set(own.parent, own.student, goal)).body.data.id).toBe(first.body.data.id);
  await set(own.student, own.student, { range, by: later(10) });
  expect(await listed(own.aunt, own.student)).toMatchObject({
    data: [{ by: later(10) }, { by: later(70) }],
    may: { update: false },
  });
  expect((await set(own.aunt, own.student, goal)).status).toBe(403);
});

it('the session that a parent opens as the child reads goals and week, and is not offered to change them (D141)', async () => {
  const own = await family();
  const token = await openAsChild(api, own.student, own.parent);
  for (const part of ['goals', 'study-plan']) {
    const path = `/students/${own.student.id}/${part}`;
    const { data, may = data.may } = await (await api.request('get', `/api${path}`, { token })).json();
    expect(may, part).toEqual({ update: false });
    const { body } = await call(own.student, 'get', path);
    expect(body.may ?? body.data.may, part).toEqual({ update: true });
  }
});

it('the draft of a month says how far a goal has come', async () => {
  const own = await family();
  await recorded(own, HOUR, entryOf('114:1→112:4'));
  await set(own.parent, own.student, { range, by: '2030-06-01' });
  // In the first hour of a month the class was in the month before.
  const heardAt = new Date(api.clock.now().getTime() - HOUR * 60_000);
  const [year, month] = dayIn('Asia/Amman', heardAt).split('-').map(Number);
  const path = `/students/${own.student.id}/progress/month?year=${year}&month=${month}&teacher=${own.teacher.id}`;
  const { memorised } = (await call(own.teacher, 'get', path)).body.data;
  expect(memorised.en).toMatch(
    /^Newly memorised: .*\(15 ayahs\)\. Goal: An-Nas 1 – An-Naba 40 by 1 June 2030: [\d.]+ of 23 pages, likely reached between /,
  );
  expect(memorised.ar).toMatch(/الهدف: الناس 1 – النبأ 40 حتى 1 يونيو 2030، والصفحات: [\d.]+ من 23/);
});

it('a goal whose day is past is not in the draft of a month, and leaves room for another', async () => {
  const own = await family();
  await recorded(own, HOUR, entryOf('114:1→112:4'));
  for (const day of [1, 2, 3, 4, 5])
    expect((await set(own.parent, own.student, { range, by: later(day) })).status).toBe(201);
  expect((await set(own.parent, own.student, { range, by: later(9) })).status).toBe(409);
  const [year, month] = later(0).split('-').map(Number);
  const draft = async () => {
    const path = `/students/${own.student.id}/progress/month?year=${year}&month=${month}&teacher=${own.teacher.id}`;
    return (await call(own.teacher, 'get', path)).body.data.memorised.en as string;
  };
  expect((await draft()).match(/Goal: /g)).toHaveLength(5);
  api.clock.advance(6 * 24 * 60 * 60_000);
  expect(await draft()).not.toContain('Goal: ');
  expect((await set(own.parent, own.student, { range, by: later(9) })).status).toBe(201);
  expect((await listed(own.parent, own.student)).data).toHaveLength(6);
});

it('a goal is removed alone, or all of them, and each is audited', async () => {
  const own = await family();
  const ids: string[] = [];
  for (const days of [5, 6, 7, 8, 9])
    ids.push((await set(own.parent, own.student, { range, by: later(days) })).body.data.id);
  expect((await set(own.parent, own.student, { range, by: later(99) })).status).toBe(409);
  const path = `/students/${own.student.id}/goals`;
  expect((await call(own.teacher, 'delete', `${path}/${ids[0]}`)).status).toBe(200);
  expect((await call(own.teacher, 'delete', `${path}/${ids[0]}`)).status).toBe(404);
  const other = await family();
  await set(other.parent, other.student, { range, by: later(5) });
  expect((await call(other.parent, 'delete', `/students/${other.student.id}/goals/${ids[1]}`)).status).toBe(404);
  expect((await call(own.parent, 'delete', path)).status).toBe(200);
  expect((await listed(own.parent, own.student)).data).toEqual([]);
  const lines = await sql.query({ text: `select from audit_log where action = 'progress.goal.remove'` });
  expect(lines).toHaveLength(5);
});

it.each([
  ['an ayah that the surah does not have', { range: { ...range, ayahTo: 41 } }, 'range.ayahTo'],
  ['a day that is past', { by: '2020-01-01' }, 'by'],
  ['no day', { by: '' }, 'by'],
  ['a day in twenty years', { by: '2059-01-01' }, 'by'],
])('a goal with %s is 422 at its field', async (_name, body, path) => {
  const own = await family();
  const answer = await set(own.parent, own.student, { range, by: later(70), ...body });
  expect(answer).toMatchObject({ status: 422, body: { fields: [{ path }] } });
});
