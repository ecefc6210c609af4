import { expect, it } from 'vitest';
import { wallTimeOf } from '#base/time/wall-time.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { randomFrom } from '../../demo/random.ts';
import { horizonOf } from './core/horizon.ts';
import { occurrencesBetween, type SeriesRule } from './core/occurrences.ts';
import { seriesCalls } from './series.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, change, detail, give, ledger, make, runJob, schedule, team } = seriesCalls(api);

/** `SERIES_ACTIONS=500` for a long run, with `--testTimeout`. */
const ACTIONS = Number(process.env.SERIES_ACTIONS ?? 16);
const DAY_MS = 86_400_000;
const SEED = 20_260_329;

interface Row {
  id: number;
  series_id: number | null;
  slot_id: number | null;
  date: string | null;
  starts_at: Date;
  ends_at: Date;
  status: string;
  is_exception: boolean;
  is_deleted: boolean;
  /** Whether an admin let it stand beside another. */
  is_allowed: boolean;
  /** Whether a hold has cancelled it: it may take place again. */
  is_held: boolean;
}

const rowsText = `select id, series_id, slot_id, slot_date::text as date, starts_at, ends_at, status, is_exception,
  deleted_at is not null as is_deleted, overlap_by is not null as is_allowed,
  status = 'cancelled' and cancel_reason = 'hold' as is_held from classes order by starts_at, id`;
const seriesText = `select s.id, s.zone, s.anchor_on::text as "anchorOn", s.starts_on::text as "startsOn", s.every_weeks as "everyWeeks",
  s.ends_on::text as "endsOn", s.count, s.ended_at as "endedAt",
  (select json_agg(json_build_object('id', l.id, 'weekday', l.weekday, 'time', l.time, 'minutes', l.minutes, 'startsOn', l.starts_on))
    from series_slots l where l.series_id = s.id) as slots from series s order by s.id`;
const holdsText = `select starts_at as "startsAt", coalesce(ends_at, '9999-01-01') as "endsAt" from holds where state in ('planned', 'running')`;
const obstaclesText = `select o.id, l.series_id as "seriesId", o.slot_id as "slotId", o.slot_date::text as date,
  o.starts_at as "startsAt" from series_obstacles o join series_slots l on l.id = o.slot_id order by o.id`;

interface Obstacle {
  id: number;
  seriesId: number;
  slotId: number;
  date: string;
  startsAt: Date;
}

type Stored = SeriesRule & { id: number; endedAt: Date | null };
const readAll = async () => ({
  rows: await sql.query<Row>({ text: rowsText }),
  series: await sql.query<Stored>({ text: seriesText }),
  obstacles: await sql.query<Obstacle>({ text: obstaclesText }),
  holds: await sql.query<{ startsAt: Date; endsAt: Date }>({ text: holdsText }),
});

/** What stays as it is whatever is done: held, cancelled, deleted and past classes. */
const settledOf = (rows: readonly Row[], now: Date) =>
  new Map(
    rows
      .filter((row) => row.is_deleted || (row.status !== 'scheduled' && !row.is_held) || row.starts_at <= now)
      .map(({ id, starts_at, ends_at, status, is_deleted }) => [id, { starts_at, ends_at, status, is_deleted }]),
  );

type State = Awaited<ReturnType<typeof readAll>>;

/** No two classes of the teacher at one time but by an admin, none lost, none of a rule in a hold but by an admin, and each that was not changed apart at the wall time of its slot. */
function check({ rows, series, obstacles, holds }: State, now: Date, allowed: ReadonlySet<string>): void {
  const live = rows.filter((row) => !row.is_deleted && row.status !== 'cancelled');
  const apart = live.filter((row) => !row.is_allowed);
  for (const [index, row] of apart.entries()) {
    const next = apart[index + 1];
    if (next) expect(next.starts_at.getTime()).toBeGreaterThanOrEqual(row.ends_at.getTime());
  }
  const keyOf = (slotId: number | null, date: string | null) => `${slotId} ${date}`;
  const known = new Set([
    ...rows.map((row) => keyOf(row.slot_id, row.date)),
    ...obstacles.map(({ slotId, date }) => keyOf(slotId, date)),
  ]);
  const wanted = new Map<string, Date>();
  // What another day of the week has moved beyond the eight weeks is there already.
  for (const rule of series.filter(({ endedAt }) => !endedAt))
    for (const one of occurrencesBetween(rule, now, new Date(horizonOf(now).getTime() + 7 * DAY_MS)))
      wanted.set(keyOf(one.slotId, one.date), one.startsAt);
  const due = [...wanted].filter(([, startsAt]) => startsAt < horizonOf(now));
  expect(due.map(([key]) => key).filter((key) => !known.has(key))).toEqual([]);
  const ofRules = live.filter((each) => each.slot_id && !each.is_exception && each.starts_at > now);
  for (const { startsAt, endsAt } of holds)
    for (const row of ofRules)
      if (row.starts_at < endsAt && row.ends_at > startsAt) expect(allowed).toContain(keyOf(row.slot_id, row.date));
  for (const row of ofRules) {
    expect(wanted.get(keyOf(row.slot_id, row.date))).toEqual(row.starts_at);
    const rule = series.find(({ id }) => id === row.series_id);
    const slot = rule?.slots.find(({ id }) => id === row.slot_id);
    if (rule && slot && slot.time > '04:00') expect(wallTimeOf(row.starts_at, rule.zone).time).toBe(slot.time);
  }
}

it('random actions on series lose no class, double none, and leave what is settled as it is', async () => {
  const random = randomFrom(SEED);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const time = () => `${String(8 + Math.floor(random() * 12)).padStart(2, '0')}:${pick(['00', '15', '30'])}`;
  const own = await team({ teacher: 'Asia/Amman', student: 'Europe/London' });
  const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader });
  await give(own.student, 5);
  const slots = [1, 3].map((weekday) => ({ weekday, time: '17:00', minutes: 30 }));
  await make(own.admin, own, { slots });
  /** What an admin lets take place in a hold. */
  const allowed = new Set<string>();
  const isEnded = ({ series }: State, id: number) => series.some((one) => one.id === id && one.endedAt !== null);
  const dayFrom = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const actions = {
    async change(state: State, open: Row) {
      if (!open.slot_id || open.series_id === null) return;
      const scope = pick(['this', 'following', 'all'] as const) ?? 'all';
      const changes = random() < 0.5 ? { time: time() } : { time: time(), weekday: Math.floor(random() * 7) };
      const about = scope === 'all' ? { slotId: open.slot_id } : { classId: open.id };
      const body = { scope, ...about, changes, alsoChanged: random() < 0.3 };
      const { status } = await change(own.admin, String(open.series_id), body);
      expect(scope !== 'this' && isEnded(state, open.series_id) ? [409] : [200, 409, 422]).toContain(status);
    },
    cancel: (_state: State, open: Row) => call(own.admin, 'post', `/classes/${open.id}/cancel`),
    delete: (_state: State, open: Row) => call(own.admin, 'delete', `/classes/${open.id}`),
    async wait() {
      api.clock.advance((1 + Math.floor(random() * 5)) * DAY_MS);
      await runJob();
    },
    async end(state: State, open: Row) {
      if (open.series_id === null) return;
      const { status } = await call(own.admin, 'post', `/series/${open.series_id}/end`, {});
      expect(status).toBe(isEnded(state, open.series_id) ? 409 : 200);
      await make(own.admin, own, { slots: slots.map((slot) => ({ ...slot, time: time() })) });
    },
    /** Another student's class with the teacher: now and then in the way, and now and then gone. */
    async compete(_state: State, open: Row) {
      const where = {
        date: dayFrom(open.starts_at, Math.floor(random() * 7)),
        time: time(),
        teacher_id: own.teacher.id,
      };
      const { status, body } = await schedule(own.admin, { ...own, student: other }, where);
      expect([201, 409, 422]).toContain(status);
      if (status === 201 && random() < 0.4) await call(own.admin, 'post', `/classes/${body.data.id}/cancel`);
      await api.deps.jobs.drain();
    },
    /** The student's classes pause, the days of a pause change, or it ends. */
    async hold(_state: State, open: Row) {
      const { status, body } = await call(own.admin, 'get', `/students/${own.student.id}/holds`);
      expect(status).toBe(200);
      const present = body.data.find(({ may }: { may: { end: boolean } }) => may.end);
      const from = present?.from ?? dayFrom(open.starts_at, Math.floor(random() * 3));
      const to = random() < 0.3 ? null : dayFrom(new Date(`${from}T00:00Z`), Math.floor(random() * 21));
      const days = { from, to, freeSlot: random() < 0.3 };
      const act = {
        start: () => call(own.admin, 'post', `/students/${own.student.id}/holds`, days),
        change: () => call(own.admin, 'put', `/holds/${present.id}`, days),
        end: () => call(own.admin, 'delete', `/holds/${present.id}`),
      }[present ? (pick(['change', 'end'] as const) ?? 'end') : 'start'];
      expect([200, 201, 409, 422]).toContain((await act()).status);
      await api.deps.jobs.drain();
    },
    async resolve({ obstacles }: State, open: Row) {
      const obstacle = pick(obstacles.filter(({ startsAt }) => startsAt > api.clock.now()));
      if (!obstacle) return actions.compete({} as never, open);
      const { id, seriesId, slotId, date, startsAt } = obstacle;
      const decision = pick([
        { action: 'skip' },
        { action: 'wait' },
        { action: 'move', date: dayFrom(startsAt, Math.floor(random() * 5)), time: time() },
        { action: 'allow', reason: 'Two at once' },
      ]);
      if (decision?.action === 'allow') allowed.add(`${slotId} ${date}`);
      const { status } = await call(own.admin, 'put', `/series/${seriesId}/not-made/${id}`, decision);
      expect([200, 409, 422]).toContain(status);
    },
  };
  const names = Object.keys(actions) as (keyof typeof actions)[];
  const frequent = ['change', 'change', 'resolve', 'compete', 'compete', 'wait', 'hold', 'hold'] as const;
  let before = await readAll();
  for (let count = 0; count < ACTIONS; count += 1) {
    const open = pick(
      before.rows.filter((row) => row.status === 'scheduled' && !row.is_deleted && row.starts_at > api.clock.now()),
    );
    const settled = settledOf(before.rows, api.clock.now());
    if (open) await actions[pick([...names, ...frequent]) ?? 'wait'](before, open);
    else await actions.wait();
    const after = await readAll();
    check(after, api.clock.now(), allowed);
    const now = settledOf(after.rows, api.clock.now());
    for (const [id, row] of settled) expect(now.get(id)).toEqual(row);
    before = after;
  }
  expect((await ledger(own.student)).sum).toBe(5);
  expect(await detail(own.admin, String(before.series[0]?.id))).toMatchObject({
    student: { id: String(own.student.id) },
  });
});
