import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
type Person = { id: number };
const DAY_MS = 24 * 60 * 60_000;

const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS);

async function feedOf(viewer: Person, call: 'get' | 'post' = 'get'): Promise<string> {
  const path = call === 'get' ? '/api/calendar-feed' : '/api/calendar-feed/renew';
  const response = await api.request(call, path, { token: await api.tokenFor(viewer) });
  const { data } = await response.json();
  expect(data.webcal).toBe(data.url.replace(/^http/, 'webcal').replace('webcals', 'webcal'));
  return new URL(data.url).pathname;
}

const read = (path: string, headers: Record<string, string> = {}) => api.request('get', path, { headers });

interface Event {
  uid: string;
  start: string;
  end: string;
  summary: string;
  status: string;
  sequence: number;
  location: string | null;
}
const plain = (text: unknown) => String(text).replace(/[\u2068\u2069]/g, '');

function readByIcalJs(text: string): Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    const [start, end] = [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());
    const location = event.location || null;
    const { uid, sequence } = event;
    return { uid, start: start ?? '', end: end ?? '', summary: plain(event.summary), status, sequence, location };
  });
}

function readByNodeIcal(text: string): Event[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
  return events.map((event) => {
    if (event?.type !== 'VEVENT') throw new Error('no event');
    const { uid, status, start, end, summary, location } = event;
    const sequence = Number(event.sequence);
    const [from, to] = [start.toISOString(), end?.toISOString() ?? ''];
    return {
      ...{ uid, start: from, end: to, summary: plain(summary), status: String(status), sequence },
      location: location ? String(location) : null,
    };
  });
}

async function eventsAt(path: string): Promise<Event[]> {
  const text = await (await read(path)).text();
  const events = readByIcalJs(text);
  expect(readByNodeIcal(text)).toEqual(events);
  return events;
}

async function family(timezone = 'Asia/Amman') {
  const leader = await api.buildUser({ role: 'leader' });
  const teacher = await api.buildTeacher({ leader, name: 'Salma, the teacher; of all', timezone });
  const student = await api.buildStudent({ teacher, leader, name: 'مريم أحمد' });
  const parent = await api.buildUser({ role: 'guest' });
  await sql.orm.insert(relations).values({ userId: student.id, relatedUserId: parent.id, relationshipType: 'parent' });
  const at = (startsAt: Date, fields: object = {}) => api.buildClass({ teacher, student, startsAt, ...fields });
  return { leader, teacher, student, parent, at };
}

describe('the calendar feed', () => {
  it('two parsers read the same classes from the calendar feed, with both people and the class’s meeting (D89)', async () => {
    const { teacher, student, parent, at } = await family();
    const startsAt = new Date('2040-03-05T15:00:00Z');
    const { id } = await at(startsAt, { title: 'Tajweed', durationMinutes: 45, zoomLink: 'https://zoom.test/1' });
    const event = { uid: `class-${id}@localhost:3000`, start: '2040-03-05T15:00:00.000Z', status: 'CONFIRMED' };
    const shown = { ...event, end: '2040-03-05T15:45:00.000Z', sequence: 0, location: 'https://zoom.test/1' };
    expect(await eventsAt(await feedOf(student))).toEqual([
      { ...shown, summary: 'Tajweed · Salma, the teacher; of all' },
    ]);
    expect(await eventsAt(await feedOf(teacher))).toEqual([{ ...shown, summary: 'Tajweed · مريم أحمد' }]);
    const ofParent = await feedOf(parent);
    expect(await eventsAt(ofParent)).toEqual([
      { ...shown, summary: 'مريم أحمد · Tajweed · Salma, the teacher; of all', location: null },
    ]);
    expect(await (await read(ofParent)).text()).not.toContain('zoom.test');
  });

  it('an erased person has the name in the language of the feed’s owner (D123)', async () => {
    const { teacher, student, at } = await family();
    await at(inDays(2), { title: 'Tajweed' });
    await sql.query({ text: `update users set name = 'Former member' where id = $1`, values: [teacher.id] });
    const path = await feedOf(student);
    const textIn = async (language: string) => {
      await sql.query({ text: 'update users set language = $2 where id = $1', values: [student.id, language] });
      const component = new ICAL.Component(ICAL.parse(await (await read(path)).text())).getFirstSubcomponent('vevent');
      const [summary, description] = ['summary', 'description'].map((name) => component?.getFirstPropertyValue(name));
      return [plain(summary), String(description).split('\n')[0]];
    };
    expect(await textIn('en')).toEqual(['Tajweed · Former member', 'Teacher: Former member']);
    expect(await textIn('ar')).toEqual(['Tajweed · عضو سابق', 'المعلم: عضو سابق']);
  });

  it('a class that is moved across a clock change has the right instant in the feed, and the same identifier (D89)', async () => {
    const { teacher, student, at } = await family('Europe/London');
    const { id } = await at(new Date('2040-03-24T17:00:00Z'));
    const path = await feedOf(student);
    const [before] = await eventsAt(path);
    const moved = await api.request('post', `/api/classes/${id}`, {
      token: await api.tokenFor(teacher),
      body: { date: '2040-03-26', time: '17:00' },
    });
    expect(moved.status).toBe(200);
    const [after] = await eventsAt(path);
    expect(after).toMatchObject({ uid: before?.uid, sequence: 1, start: '2040-03-26T16:00:00.000Z' });
  });

  it('a cancelled class stays in the feed for 30 days without its meeting; after 61 days it is gone (D89)', async () => {
    const { teacher, student, at } = await family();
    const { id } = await at(inDays(40), { zoomLink: 'https://zoom.test/1' });
    await at(inDays(-61), { status: 'ended' });
    const { id: past } = await at(inDays(-59), { status: 'ended' });
    const cancelled = await api.request('post', `/api/classes/${id}/cancel`, { token: await api.tokenFor(teacher) });
    expect(cancelled.status).toBe(200);
    const path = await feedOf(student);
    const events = await eventsAt(path);
    expect(events.map(({ uid, status, location }) => [uid, status, location])).toEqual([
      [`class-${past}@localhost:3000`, 'CONFIRMED', null],
      [`class-${id}@localhost:3000`, 'CANCELLED', null],
    ]);
    api.clock.advance(31 * DAY_MS);
    expect(await eventsAt(path)).toEqual([]);
  });

  it('an unchanged feed is 304, and has the same bytes at another time (D89)', async () => {
    const { student, at } = await family();
    await at(inDays(2));
    const path = await feedOf(student);
    const first = await read(path);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await first.text()).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    api.clock.advance(60_000);
    const etag = first.headers.get('etag') ?? '';
    expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
    // As compressing proxies name it.
    for (const mark of ['-gzip', ';gzip', '--gzip', '-br'])
      expect((await read(path, { 'if-none-match': `W/${etag?.slice(0, -1)}${mark}"` })).status).toBe(304);
    await at(inDays(3));
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('a calendar program that asks for the methods of a feed, or tries another one, reads which there are', async () => {
    const { student } = await family();
    const url = `http://localhost${await feedOf(student)}`;
    const answer = async (method: string) => {
      const response = await api.app.fetch(new Request(url, { method }));
      return [response.status, response.headers.get('allow')];
    };
    const allow = 'GET, HEAD, OPTIONS';
    expect(await answer('HEAD')).toEqual([200, null]);
    expect(await answer('OPTIONS')).toEqual([204, allow]);
    for (const method of ['PROPFIND', 'PUT', 'POST', 'DELETE']) expect(await answer(method)).toEqual([405, allow]);
  });

  it('a renewed feed address replaces the former one, and that of a deactivated user is not found (D89)', async () => {
    const { student } = await family();
    const former = await feedOf(student);
    expect(await feedOf(student)).toBe(former);
    const next = await feedOf(student, 'post');
    expect([(await read(former)).status, (await read(next)).status]).toEqual([404, 200]);
    await sql.query({ text: 'update users set active = false where id = $1', values: [student.id] });
    expect((await read(next)).status).toBe(404);
    expect((await read('/api/feeds/short.ics')).status).toBe(404);
  });

  it('a feed can be read at most 60 times an hour (D89)', async () => {
    const { student } = await family();
    const path = await feedOf(student);
    const statuses = new Set<number>();
    for (let reads = 0; reads < 60; reads += 1) statuses.add((await read(path)).status);
    expect([...statuses]).toEqual([200]);
    expect((await read(path)).status).toBe(429);
  });
});
