import { expect } from 'vitest';
import { addDays } from '#base/time/days.ts';
import type { TestApi } from '#testing/test-api.ts';
import { randomFrom } from '../../../../demo/random.ts';
import { layerCalls } from '../layers.fixture.ts';
import {
  type Decision,
  type Kind,
  type ModelClass,
  type ModelLayer,
  offeredBy,
  placeOf,
  slotOf,
} from './model.fixture.ts';

const WEEKS = 6;
const name = { en: 'Eid', ar: 'العيد' };
const paths: Record<Kind, string> = { absence: 'absences', closure: 'closures', hold: 'holds', shift: 'shifts' };

/** Two students of a teacher with series and single classes, and random layers over them. */
export async function randomLayers(api: TestApi, seed: number) {
  const { sql } = api.deps.database;
  const calls = layerCalls(api);
  const { call, give, make, schedule, single } = calls;
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const own = await calls.layeredTeam();
  const { day } = own;
  await give(own.student, 500);
  const second = await api.buildStudent({ teacher: own.teacher, leader: own.leader, name: 'Maryam' });
  const slot = (weekday: number) => ({ weekday, time: '17:00', minutes: 30 });
  await make(own.admin, own, { slots: [slot(3)] });
  await make(own.admin, { ...own, student: second }, { slots: [slot(2)] });
  // Thursdays and Sundays have single classes; all days have at most one class.
  for (let week = 0; week < WEEKS; week += 1) {
    await single(own, day(week * 7 + 3), '10:10');
    await schedule(
      own.admin,
      { ...own, student: second },
      { teacher_id: own.teacher.id, date: day(week * 7 + 6), time: '11:00' },
    );
  }
  const stored = await sql.query<{ id: string; studentId: number; isOfSeries: boolean; startsAt: Date }>({
    text: `select id::text, student_id as "studentId", series_id is not null as "isOfSeries", starts_at as "startsAt" from classes order by starts_at, id`,
  });
  const classes = stored.map(
    ({ id, studentId, isOfSeries, startsAt }): ModelClass => ({
      ...{ id, isOfSeries, start: startsAt.getTime(), isMovedByHand: false },
      student: studentId === own.student.id ? 'first' : 'second',
    }),
  );
  let layers: ModelLayer[] = [];
  /** Places that nothing else has: Fridays and Saturdays, each once. */
  let free = Array.from(
    { length: WEEKS * 8 },
    (_, index) =>
      `${day(Math.floor(index / 8) * 7 + 4 + (index % 2))}T${String(1 + (index % 8)).padStart(2, '0')}:00:00.000Z`,
  );
  const freePlace = () => {
    const to = pick(free);
    free = free.filter((one) => one.slice(0, 10) !== to?.slice(0, 10));
    return to;
  };

  const decide = (kind: Kind, id: string): Decision => {
    const action = pick(
      kind === 'shift'
        ? ['stay', 'shift', 'shift']
        : kind === 'absence'
          ? ['cancel', 'move', 'substitute']
          : ['cancel', 'move'],
    );
    const to = action === 'move' ? freePlace() : undefined;
    if (to) return { action: 'move', to: Date.parse(to) };
    if (action === 'substitute' && id) return { action };
    return { action: action === 'stay' ? 'stay' : 'cancel' };
  };
  const wire = (classId: string, decision: Decision): object => {
    if (decision.action === 'move') return { classId, action: 'move', to: new Date(decision.to).toISOString() };
    if (decision.action === 'substitute') return { classId, action: 'substitute', to: own.substitute.id };
    return { classId, action: decision.action };
  };

  /** The time span of a new layer. */
  function draft(kind: Kind): ModelLayer {
    const from = day(Math.floor(random() * 4 * 7));
    const to = addDays(from, Math.floor(random() * 12));
    const minutes = kind === 'shift' && random() < 0.7 ? (pick([-60, -30, 45]) ?? 45) : null;
    return { kind, id: '', from, to, minutes, decisions: new Map(), passed: new Set(), slots: new Set() };
  }

  async function offered(kind: Kind, about: object): Promise<string[]> {
    const path = kind === 'hold' ? `/students/${own.student.id}/holds/preview` : `/${paths[kind]}/preview`;
    const { status, body } = await call(own.admin, 'post', path, kind === 'hold' ? about : { ...about, decisions: [] });
    expect(status, JSON.stringify(body)).toBe(200);
    const found = body.data.classes as { id: string; isMovedByHand?: boolean }[];
    return found.filter(({ isMovedByHand }) => !isMovedByHand).map(({ id }) => id);
  }

  function decideAll(layer: ModelLayer, ids: readonly string[]): void {
    for (const id of ids) {
      const one = classes.find((each) => each.id === id);
      const decision = decide(layer.kind, id);
      const place = one && placeOf(one, layers);
      if (layer.kind === 'hold') continue;
      if (layer.kind !== 'shift' || decision.action === 'stay') layer.decisions.set(id, decision);
      else if (place && layer.minutes === null) layer.decisions.set(id, { action: 'window', from: place.start });
      if (one?.isOfSeries && decision.action !== 'stay' && !place?.isException) layer.slots.add(slotOf(one));
    }
  }

  async function record(kind: Kind): Promise<string> {
    const layer = draft(kind);
    const days = { from: layer.from, to: layer.to };
    const isOfTeam = random() < 0.5;
    const by = layer.minutes === null ? { window: { from: '20:00', to: '23:30' } } : { minutes: layer.minutes };
    const about = {
      ...days,
      ...{
        absence: { teacherId: own.teacher.id },
        closure: isOfTeam ? { leaderId: own.leader.id } : {},
        hold: {},
        shift: { leaderId: own.leader.id, ...by },
      }[kind],
    };
    const byHand = (one: ModelClass) =>
      kind === 'shift' && one.isOfSeries && placeOf(one, layers).isException && !placeOf(one, layers).hasSubstitute;
    const expected = offeredBy(layer, classes, layers).filter(
      (id) => !classes.some((one) => one.id === id && byHand(one)),
    );
    expect((await offered(kind, about)).sort(), `offered by ${kind} ${layer.from} to ${layer.to}`).toEqual(
      [...expected].sort(),
    );
    decideAll(layer, expected);
    const named = kind === 'closure' ? { name } : {};
    const path = kind === 'hold' ? `/students/${own.student.id}/holds` : `/${paths[kind]}`;
    const decisions = [...layer.decisions]
      .filter(([, one]) => one.action !== 'window')
      .map(([id, one]) => wire(id, one));
    const { status, body } = await call(
      own.admin,
      'post',
      path,
      kind === 'hold' ? about : { ...about, ...named, decisions },
    );
    expect([201, 409, 422], JSON.stringify(body)).toContain(status);
    if (status !== 201) return `${kind} refused`;
    layers = [...layers, { ...layer, id: body.data.id }];
    return `${kind} ${layer.from} to ${layer.to}`;
  }

  async function takeBack(): Promise<string> {
    const layer = pick(layers);
    if (!layer) return 'nothing';
    expect((await call(own.admin, 'delete', `/${paths[layer.kind]}/${layer.id}`)).status).toBe(200);
    layers = layers.filter((one) => one !== layer);
    return `${layer.kind} ${layer.from} to ${layer.to} back`;
  }

  /** Somebody moves a class that takes place: what lay over it has no part in it any more. */
  async function moveByHand(): Promise<string> {
    const one = pick(
      classes.filter((each) => placeOf(each, layers).reason === null && !placeOf(each, layers).hasSubstitute),
    );
    const to = freePlace();
    if (!one || !to) return 'nothing';
    const at = Date.parse(to);
    const wall = new Date(at + 3 * 3_600_000).toISOString();
    const { status } = await call(own.admin, 'post', `/classes/${one.id}`, {
      date: wall.slice(0, 10),
      time: wall.slice(11, 16),
    });
    expect([200, 409]).toContain(status);
    if (status !== 200) return 'nothing';
    [one.start, one.isMovedByHand] = [at, one.isOfSeries];
    for (const layer of layers) layer.passed.add(one.id);
    return `class ${one.id} moved`;
  }

  async function check(): Promise<void> {
    const rows = await sql.query<{ id: string; startsAt: Date; teacherId: number; reason: string | null }>({
      text: `select id::text, starts_at as "startsAt", teacher_id as "teacherId", case status when 'cancelled' then cancel_reason end as reason
        from classes where deleted_at is null`,
    });
    const of = (id: string, start: number, hasSubstitute: boolean, reason: string | null) =>
      reason ? `${id} ${reason}` : `${id} ${new Date(start).toISOString()}${hasSubstitute ? ' substitute' : ''}`;
    const places = classes.map((one) => ({ one, place: placeOf(one, layers) }));
    const wanted = places.map(({ one, place }) => of(one.id, place.start, place.hasSubstitute, place.reason));
    const found = rows.map(({ id, startsAt, teacherId, reason }) =>
      of(id, startsAt.getTime(), teacherId === own.substitute.id, reason),
    );
    expect(found.sort()).toEqual(wanted.sort());
    const makeUps = await sql.query<{ id: string }>({ text: 'select class_id::text as id from make_ups order by id' });
    const owed = places.filter(({ place }) => place.reason === 'teacher_unavailable').map(({ one }) => one.id);
    expect(makeUps.map(({ id }) => id).sort()).toEqual(owed.sort());
    const kept = await sql.query({
      text: `select class_id, problem from (select class_id, problem, state from hold_classes union all select class_id, problem, state from time_off_classes
          union all select class_id, problem, state from shift_classes) k join classes c on c.id = k.class_id
        where k.state = 'kept' and k.problem <> 'changed' and c.status = 'scheduled'`,
    });
    expect(kept).toEqual([]);
  }

  return {
    hasLayers: () => layers.length > 0,
    /** Does the next act. @returns what it was. */
    async act(isEnd: boolean): Promise<string> {
      api.clock.advance(1000);
      const kind = pick(['absence', 'closure', 'hold', 'shift'] as const) ?? 'hold';
      const what =
        isEnd || (layers.length > 1 && random() < 0.35)
          ? await takeBack()
          : random() < 0.06
            ? await moveByHand()
            : await record(kind);
      await api.deps.jobs.drain();
      return what;
    },
    check,
  };
}
