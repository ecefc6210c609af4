import { expect } from 'vitest';
import { firstInstant, wallTimeOf } from '#base/time/wall-time.ts';
import type { ZoneRules } from '#base/time/zone-rules.ts';
import { timeInLayers } from '#modules/timetable/shifts/layer.ts';
import { horizonOf } from '../core/horizon.ts';
import { type Occurrence, occurrencesBetween } from '../core/occurrences.ts';
import type { Row, State, Stored } from './state.fixture.ts';

const DAY_MS = 86_400_000;

interface Checking {
  state: State;
  now: Date;
  /** Classes that an admin allows in a hold or a time off, by slot and day. */
  allowed: ReadonlySet<string>;
  /** Set while other rules than those of the runtime hold. */
  rules?: ZoneRules | undefined;
}

const keyOf = (slotId: number | null, date: string | null) => `${slotId} ${date}`;
const keyOfRow = (row: Row) => keyOf(row.slot_id, row.date);
const isLive = (row: Row) => !row.is_deleted && row.status !== 'cancelled';

/** No teacher and no student has two classes at the same time, except by an admin. */
function checkOverlaps({ rows }: State): void {
  for (const person of ['teacher_id', 'student_id'] as const) {
    const last = new Map<number, Row>();
    for (const row of rows.filter((one) => isLive(one) && !one.is_allowed)) {
      const before = last.get(row[person]);
      if (before && row.starts_at < before.ends_at)
        expect.fail(`${person}: classes ${before.id} and ${row.id} overlap`);
      last.set(row[person], row);
    }
  }
}

/** The time of a class by its slot's own day. */
function timeOf({ state: { layers }, rules }: Checking, { slots, zone, teacherId }: Stored, one: Occurrence) {
  const { date, slotId } = one;
  const time = slots.find(({ id }) => id === slotId)?.time ?? '';
  return timeInLayers(layers, { date, time, zone, teacherId, slotId }, rules?.instantOf).at;
}

/** The time of each class of the series, with and without a shift, by slot and day. */
function placesOf(checking: Checking): Map<string, { own: Date; at: Date }> {
  const { state, now, rules } = checking;
  // Classes that a change of weekdays has moved beyond the eight weeks already exist.
  const until = new Date(horizonOf(now).getTime() + 7 * DAY_MS);
  const places = new Map<string, { own: Date; at: Date }>();
  for (const rule of state.series.filter(({ endedAt }) => !endedAt))
    for (const one of occurrencesBetween(rule, now, until, rules?.instantOf))
      places.set(keyOf(one.slotId, one.date), { own: one.startsAt, at: timeOf(checking, rule, one) });
  return places;
}

/** Each due class exists, or is listed as not made. */
function checkNoneLost({ state: { rows, obstacles }, now }: Checking, places: ReturnType<typeof placesOf>): void {
  const known = new Set([...rows.map(keyOfRow), ...obstacles.map(({ slotId, date }) => keyOf(slotId, date))]);
  const due = [...places].filter(([, { own, at }]) => own < horizonOf(now) && at > now);
  expect(due.map(([key]) => key).filter((key) => !known.has(key))).toEqual([]);
}

/** No class that follows its series is in a hold, an absence or a closure, except by an admin. */
function checkPauses({ state: { holds, timesOff }, allowed }: Checking, following: readonly Row[]): void {
  for (const row of following) {
    const isIn = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
      row.starts_at < endsAt && row.ends_at > startsAt;
    const off = timesOff.filter(({ teacherId }) => teacherId === null || teacherId === row.teacher_id);
    if ([...holds, ...off].some(isIn)) expect(allowed, `class ${row.id} is in a pause`).toContain(keyOfRow(row));
  }
}

/** Each class that is no exception is at the wall time of its slot, or at its time in a shift. */
function checkTimes(
  { state, now, rules }: Checking,
  following: readonly Row[],
  places: ReturnType<typeof placesOf>,
): void {
  for (const row of following) {
    const place = places.get(keyOfRow(row));
    const series = state.series.find(({ id }) => id === row.series_id);
    const slot = series?.slots.find(({ id }) => id === row.slot_id);
    if (!series || !slot || row.date === null) expect.fail(`class ${row.id} follows no slot`);
    if (!place) {
      // A shift has moved it into the future, and its own time is past; so it stays when the shift is taken back.
      const own = (rules?.instantOf ?? firstInstant)({ date: row.date, time: slot.time }, series.zone).at;
      expect(own.getTime(), `class ${row.id} has no place`).toBeLessThanOrEqual(now.getTime());
      continue;
    }
    expect(row.starts_at, `class ${row.id}`).toEqual(place.at);
    if (rules || place.own.getTime() !== place.at.getTime()) continue;
    expect(wallTimeOf(row.starts_at, series.zone).time, `class ${row.id}`).toBe(slot.time);
  }
}

/** Facts that hold for series after any actions (D90–D93, D97–D99). */
export function checkState(checking: Checking): void {
  const { state, now } = checking;
  checkOverlaps(state);
  const places = placesOf(checking);
  checkNoneLost(checking, places);
  const following = state.rows.filter((row) => isLive(row) && row.slot_id && !row.is_exception && row.starts_at > now);
  checkPauses(checking, following);
  checkTimes(checking, following, places);
}
