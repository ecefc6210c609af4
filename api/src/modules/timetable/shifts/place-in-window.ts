import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { weekdayOf } from '#base/time/days.ts';
import { firstInstant, minuteOf, wallTimeOf } from '#base/time/wall-time.ts';
import { zonesOf } from '#modules/accounts/identity/accounts.ts';
import type { SlotToCome } from '#modules/classes/classes/class-facts.ts';
import { timedClasses } from '#modules/classes/classes/existing-classes.ts';
import type { ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import type { Span } from '#modules/timetable/plans/days.ts';
import { minuteOfDay, type SlotPlace } from './layer.ts';
import type { FoundClass, WantedShift } from './open-shift.ts';
import { ownTime } from './place-class.ts';
import { type BusySpan, type Line, placeLines, type Window } from './window.ts';

/** The stored place of a slot. */
export interface StoredPlace extends SlotPlace {
  teacherId: number;
}

/** The place of a class, or that the window of its day has no room. */
interface Spot {
  at: Date | null;
  window: Span;
}

interface Placing {
  moves: readonly FoundClass[];
  /** Classes that get a time of their own. */
  apart: readonly { one: ManyClass; to: Date }[];
  /** Occurrences of the series on the days that are made later. */
  toCome: readonly SlotToCome[];
}

type WindowLine = Line & { slotId: number | null; weekday: number };

/** A class to place, made or not. */
interface Planned {
  /** Null: it is not made yet. */
  id: number | null;
  slotId: number | null;
  teacherId: number;
  studentId: number;
  /** The zone of the class. */
  zone: string;
  at: Date;
  minutes: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;

const lengthOf = ({ values }: ManyClass): number =>
  (Date.parse(values.endsAt) - Date.parse(values.startsAt)) / MINUTE_MS;

/** A window whose end is not after its start ends on the next day. */
function windowOf({ from, to }: { from: string; to: string }): Window {
  const [first, last] = [minuteOf(from), minuteOf(to)];
  return { from: first, to: last > first ? last : last + DAY_MINUTES };
}

const plannedOf = ({ moves, toCome }: Placing): Planned[] => [
  ...moves.map(({ one, slot }): Planned => {
    const { id, studentId, values } = one;
    const { at } = ownTime(one, slot);
    const { teacherId, zone } = values;
    return { id, slotId: slot?.slotId ?? null, teacherId, studentId, zone, at, minutes: lengthOf(one) };
  }),
  ...toCome.map((slot): Planned => ({ ...slot, id: null, at: firstInstant(slot, slot.zone).at })),
];

/**
 * The classes of a slot on one weekday of the teacher form a line; each class outside of series is a line of its own.
 */
function linesOf(planned: readonly Planned[], zones: ReadonlyMap<number, string>): WindowLine[] {
  const lines = new Map<string, WindowLine>();
  for (const { id, slotId, teacherId, studentId, at, minutes, ...own } of planned) {
    const zone = zones.get(teacherId) ?? own.zone;
    const { date, time } = wallTimeOf(at, zone);
    const weekday = weekdayOf(date);
    const key = slotId === null ? `class ${id}` : `slot ${slotId} ${teacherId} ${weekday}`;
    const added = { id, studentId, date, minutes };
    const present = lines.get(key);
    const about = { teacherId, zone, order: minuteOf(time), slotId, weekday };
    lines.set(key, present ? { ...present, classes: [...present.classes, added] } : { ...about, classes: [added] });
  }
  return [...lines.values()];
}

const busyText = `select k.teacher_id as "teacherId", k.student_id as "studentId", k.starts_at as "startsAt", k.ends_at as "endsAt"
  from ${timedClasses} k where k.starts_at > $1 and k.starts_at < $2 and k.id <> all($3::bigint[])
    and (k.teacher_id = any($4::bigint[]) or k.student_id = any($5::bigint[]))`;

/** The busy times of the people of moving classes: classes that stay, and those with a time of their own. */
async function findBusy(sql: Sql, { startsAt, endsAt }: Span, { moves, apart, toCome }: Placing): Promise<BusySpan[]> {
  const leaving = [...moves.map(({ one }) => one.id), ...apart.map(({ one }) => one.id)];
  const values = [
    new Date(startsAt.getTime() - DAY_MS),
    new Date(endsAt.getTime() + 2 * DAY_MS),
    leaving,
    [...new Set([...moves.map(({ one }) => one.values), ...toCome].map(({ teacherId }) => teacherId))],
    [...new Set([...moves.map(({ one }) => one), ...toCome].map(({ studentId }) => studentId))],
  ];
  const staying = await sql.query<BusySpan>({ text: busyText, values });
  const chosen = apart.map(({ one, to }) => ({
    teacherId: one.values.teacherId,
    studentId: one.studentId,
    startsAt: to,
    endsAt: new Date(to.getTime() + lengthOf(one) * MINUTE_MS),
  }));
  return [...staying, ...chosen];
}

/** D99: a place in the window of the teacher's day for each moving class. */
export async function placeInWindow(
  { sql }: ViewerCtx,
  wanted: WantedShift,
  typed: NonNullable<WantedShift['window']>,
  placing: Placing,
): Promise<{ spots: Map<number, Spot>; places: StoredPlace[] }> {
  const planned = plannedOf(placing);
  const teachers = new Set(planned.map(({ teacherId }) => teacherId));
  const lines = linesOf(planned, await zonesOf(sql, [...teachers]));
  const window = windowOf(typed);
  const minutes = placeLines(lines, window, await findBusy(sql, wanted, placing));
  const spots = new Map<number, Spot>();
  const places: StoredPlace[] = [];
  for (const [index, { classes, zone, slotId, teacherId, weekday }] of lines.entries()) {
    const minute = minutes[index] ?? null;
    const instant = (date: string, at: number) => firstInstant(minuteOfDay(date, at), zone).at;
    for (const { id, date } of classes) {
      if (id === null) continue;
      const span = { startsAt: instant(date, window.from), endsAt: instant(date, window.to) };
      spots.set(id, { at: minute === null ? null : instant(date, minute), window: span });
    }
    if (slotId !== null && minute !== null) places.push({ slotId, teacherId, weekday, zone, minute });
  }
  return { spots, places };
}
