import { beforeEach, expect, it } from 'vitest';
import { deliveryCalls } from '#modules/platform/notifications/deliveries/deliveries.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { holdFacts } from './hold-facts.ts';
import { holdCalls } from './holds.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, dayOf, goTo, heldTeam, hold, runClock, runJobs } = holdCalls(api);
const { mailsTo, moveTo, send } = deliveryCalls(api);

const MINUTE_MS = 60_000;
beforeEach(() => moveTo('18:00'));

async function sendAll() {
  await runJobs();
  api.clock.advance(2 * MINUTE_MS);
  await send();
}

const inWords = (day: string, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** The current year is left out. */
const shortDayOf = (day: string) => inWords(day).split(' ').slice(0, 3).join(' ').replace(' ', ',? ');

it('a mail about a hold names its student and its days without times, in any zone (D84, D98)', async () => {
  const own = await heldTeam();
  await sql.query({
    text: `update users set timezone = 'America/Los_Angeles' where id = $1`,
    values: [own.parent.id],
  });
  await hold(own.admin, own);
  await sendAll();
  for (const person of [own.parent, own.teacher]) {
    const [mail] = await mailsTo(person);
    const first = `First day: ${shortDayOf(dayOf(1))}`;
    expect(mail?.text).toMatch(new RegExp(`Student: Yusuf.*${first}.*Last day: ${shortDayOf(dayOf(2, 6))}`, 's'));
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\d:\d\d [ap]m/);
  }
});

it('a reminder of the end of a hold names its last day without a time, and arrives on that day (D82, D98)', async () => {
  const own = await heldTeam();
  await hold(own.leader, own);
  goTo(2, 4);
  await runClock();
  const text = `select params from notifications where recipient_id = $1 and key = 'hold.ending'`;
  const [found] = await sql.query<{ params: Record<string, string> }>({ text, values: [own.parent.id] });
  expect(found?.params.endsAt).toBe(dayOf(2, 6));
  // The end of the last day in the student's zone.
  expect(found?.params.overAt).toMatch(new RegExp(`^${dayOf(2, 6)}T2[012]:00:00`));
  const { body } = await call(own.parent, 'get', '/notifications');
  expect(body.data[0].message).toMatch(/ends on \w{3}, \d+ \w+ \d{4}$/);
});

const recipient = { userId: 1, language: 'ar', timezone: 'America/Toronto', months: 'levant' } as const;
const now = new Date('2026-11-20T08:00:00Z');

it('the facts of a hold are in the recipient’s language; an open or ended hold has no last day (D98)', () => {
  const params = { student: 'Yusuf', startsAt: '2026-11-23', affectedAt: '2026-11-23T15:00:00.000Z', classes: '2' };
  const arabic = { ...recipient, now };
  expect(holdFacts('hold.recorded-open', params, arabic)).toEqual([
    ['الطالب', 'Yusuf'],
    ['أول يوم', 'الاثنين، 23 تشرين الثاني'],
    ['آخر يوم', 'حتى إشعار آخر'],
  ]);
  expect(holdFacts('hold.ending', { student: 'Yusuf', endsAt: '2026-12-06' }, { ...arabic, language: 'en' })).toEqual([
    ['Student', 'Yusuf'],
    ['Last day', 'Sun 6 Dec'],
  ]);
  expect(holdFacts('hold.ended', params, arabic)).toEqual([]);
});
