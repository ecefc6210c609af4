import { expect } from 'vitest';
import { firstInstant } from '#base/time/wall-time.ts';
import type { ZoneRules } from '#base/time/zone-rules.ts';
import type { TestApi } from '#testing/test-api.ts';
import { randomFrom } from '../../../../demo/random.ts';
import { followZoneRules } from '../make/zone-rules.ts';
import { seriesCalls } from '../series.fixture.ts';
import { checkState } from './check-state.fixture.ts';
import { type Row, readState, type State } from './state.fixture.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The zone of the student and of the series. */
const ZONE = 'Europe/London';
const name = { en: 'Holiday', ar: 'عطلة' };

/** A student with two weekly classes, and random actions of people on them. */
export async function randomActions(api: TestApi, seed: number) {
  const { sql } = api.deps.database;
  const { call, change, give, make, report, runJob, schedule, team } = seriesCalls(api);
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const time = () => `${String(8 + Math.floor(random() * 12)).padStart(2, '0')}:${pick(['00', '15', '30'])}`;
  const dayFrom = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const own = await team({ teacher: 'Asia/Amman', student: ZONE });
  const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader });
  const substitute = await api.buildTeacher({ leader: own.leader, timezone: 'Asia/Amman' });
  await give(own.student, 500);
  const slots = [1, 3].map((weekday) => ({ weekday, time: '17:00', minutes: 30 }));
  await make(own.admin, own, { slots });
  /** Classes that an admin allows in a hold or a time off. */
  const allowed = new Set<string>();
  /** How often the time zone rules have changed. */
  let releases = 0;
  const isEnded = ({ series }: State, id: number) => series.some((one) => one.id === id && one.endedAt !== null);
  const drain = () => api.deps.jobs.drain();

  async function takeBack(path: 'absences' | 'closures' | 'shifts') {
    const { body } = await call(own.admin, 'get', `/${path}`);
    const open = (body.data as { id: string; may: { undo: boolean } }[]).filter(({ may }) => may.undo);
    const id = pick(open)?.id;
    if (id) expect((await call(own.admin, 'delete', `/${path}/${id}`)).status).toBe(200);
    await drain();
  }

  /** Cancels, moves or substitutes each class of a time off; if that is rejected, cancels all. */
  async function takeOff(path: 'absences' | 'closures', open: Row) {
    const from = dayFrom(open.starts_at, Math.floor(random() * 3) - 1);
    const days = { from, to: dayFrom(new Date(`${from}T00:00Z`), Math.floor(random() * 4)) };
    const about = path === 'absences' ? { ...days, teacherId: own.teacher.id } : { ...days, name };
    const { status, body } = await call(own.admin, 'post', `/${path}/preview`, { ...about, decisions: [] });
    expect([200, 409, 422], JSON.stringify(body)).toContain(status);
    if (status !== 200) return;
    const classes = body.data.classes as { id: string; startsAt: string }[];
    const decisions = classes.map(({ id: classId, startsAt }) => {
      const to = `${dayFrom(new Date(startsAt), 2 + Math.floor(random() * 4))}T${time()}:00.000Z`;
      return pick([
        { classId, action: 'cancel' },
        { classId, action: 'move', to },
        ...(path === 'absences' ? [{ classId, action: 'substitute', to: substitute.id }] : []),
      ]);
    });
    const cancelled = classes.map(({ id: classId }) => ({ classId, action: 'cancel' }));
    const saved = await call(own.admin, 'post', `/${path}`, { ...about, decisions });
    expect([201, 409, 422], JSON.stringify(saved.body)).toContain(saved.status);
    if (saved.status !== 201) {
      const again = await call(own.admin, 'post', `/${path}`, { ...about, decisions: cancelled });
      expect([201, 409, 422], JSON.stringify(again.body)).toContain(again.status);
    }
    await drain();
  }

  const followRules = async (minutes: number) => {
    releases += 1;
    const rules: ZoneRules = {
      version: `9999-${String(releases).padStart(6, '0')}`,
      instantOf(typed, zone) {
        const { at, wall } = firstInstant(typed, zone);
        return { at: new Date(at.getTime() + (zone === ZONE ? minutes * MINUTE_MS : 0)), wall };
      },
    };
    await followZoneRules({ sql, deps: api.deps, logger: api.deps.logger, rules });
    const state = await readState(sql, api.clock.now());
    if (minutes !== 0) checkState({ state, now: api.clock.now(), allowed, rules });
  };

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
    async cancel(_state: State, open: Row) {
      expect((await call(own.admin, 'post', `/classes/${open.id}/cancel`)).status).toBe(200);
    },
    async delete(_state: State, open: Row) {
      expect((await call(own.admin, 'delete', `/classes/${open.id}`)).status).toBe(200);
    },
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
    /** A past class gets its report, and then counts for the ledger and for pay. */
    async report({ rows }: State) {
      const row = pick(
        rows.filter((one) => one.status === 'scheduled' && !one.is_deleted && one.ends_at <= api.clock.now()),
      );
      if (!row) return;
      const { status, body } = await report({ id: row.teacher_id }, row.id);
      expect([200, 201, 409, 422], JSON.stringify(body)).toContain(status);
    },
    /** Adds another student's class with the teacher, which sometimes conflicts, or removes one. */
    async compete(_state: State, open: Row) {
      const date = dayFrom(open.starts_at, Math.floor(random() * 7));
      const where = { date, time: time(), teacher_id: own.teacher.id };
      const { status, body } = await schedule(own.admin, { ...own, student: other }, where);
      expect([201, 409, 422]).toContain(status);
      if (status === 201 && random() < 0.4) await call(own.admin, 'post', `/classes/${body.data.id}/cancel`);
      await drain();
    },
    /** Puts the student on hold, changes the hold's days, or ends it. */
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
      await drain();
    },
    /** Shifts by minutes or to a window; classes with obstacles stay or get a time of their own. */
    async shift(_state: State, open: Row) {
      const [from, to] = [-3, 8].map((days) => dayFrom(open.starts_at, Math.floor(random() * days)));
      const window = pick([
        { from: '20:00', to: '23:30' },
        { from: '23:00', to: '00:30' },
      ]);
      const by = random() < 0.4 ? { window } : { minutes: pick([-60, -30, 45, 90]) };
      const fields = { teacherId: own.teacher.id, from, to, ...by };
      const shift = (decisions: object[]) => call(own.admin, 'post', '/shifts', { ...fields, decisions });
      const { status, body } = await shift([]);
      expect([201, 409, 422], JSON.stringify(body)).toContain(status);
      if (status === 409 && body.data?.classes) {
        const moved = `${dayFrom(open.starts_at, 1 + Math.floor(random() * 5))}T${time()}:00.000Z`;
        const [first, ...others] = body.data.classes as string[];
        const stays = others.map((classId) => ({ classId, action: 'stay' }));
        const ofFirst = random() < 0.5 ? { action: 'stay' } : { action: 'move', to: moved };
        const again = await shift([{ classId: first, ...ofFirst }, ...stays]);
        expect([201, 409, 422], JSON.stringify(again.body)).toContain(again.status);
      }
      await drain();
    },
    unshift: () => takeBack('shifts'),
    absence: (_state: State, open: Row) => takeOff('absences', open),
    presence: () => takeBack('absences'),
    closure: (_state: State, open: Row) => takeOff('closures', open),
    opening: () => takeBack('closures'),
    /** Changes the time zone rules; the next change takes them back. */
    async rules() {
      await followRules(pick([-60, 30, 60]) ?? 60);
      await followRules(0);
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
  const frequent = ['change', 'change', 'resolve', 'compete', 'wait', 'hold', 'report'] as const;
  return {
    own,
    allowed,
    /** Does the next action. @returns its name. */
    async act(state: State): Promise<string> {
      const isOpen = (row: Row) => row.status === 'scheduled' && !row.is_deleted && row.starts_at > api.clock.now();
      const open = pick(state.rows.filter(isOpen));
      const next = open ? (pick([...names, ...frequent]) ?? 'wait') : 'wait';
      if (open) await actions[next](state, open);
      else await actions.wait();
      return next;
    },
  };
}
