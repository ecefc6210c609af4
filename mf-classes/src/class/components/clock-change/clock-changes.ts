import { zoneFormat } from '@academy/shared-auth';
import type { Party } from '#/base/components/time/other-clock.tsx';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Days before a change of clocks from which it is announced (D94). */
const AHEAD = 14 * DAY;
/** No clock changes by more. */
const MOST_SHIFT = 3 * 60 * MINUTE;

/** The data of a future class that changes of clocks need. */
export interface PlannedClass {
  starts_at: string;
  student: Party;
  teacher: Party;
}

/** A weekly class that has another time for the viewer after a change of clocks. */
export interface ShiftedClass {
  /** When the clock changes. */
  from: number;
  /** The first class after the change. */
  row: PlannedClass;
  /** Whether the other side's time stays. */
  stays: boolean;
}

const offsetIn = (zone: string, at: number) =>
  zoneFormat('en', zone, { timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** The time at which a zone's clock changes between two instants, to the minute; null without a change. */
export function changeBetween(zone: string, from: number, to: number): number | null {
  const before = offsetIn(zone, from);
  if (offsetIn(zone, to) === before) return null;
  let [same, other] = [from, to];
  while (other - same > MINUTE) {
    const middle = Math.floor((same + other) / 2);
    if (offsetIn(zone, middle) === before) same = middle;
    else other = middle;
  }
  return Math.ceil(other / MINUTE) * MINUTE - MINUTE * Number(other % MINUTE !== 0);
}

const clockIn = (zone: string, at: number) =>
  zoneFormat('en', zone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(at);
const stays = (zone: string, at: number, then: number) => clockIn(zone, at) === clockIn(zone, then);

const isWeekLater = (one: PlannedClass, other: PlannedClass) =>
  one.student.id === other.student.id &&
  one.teacher.id === other.teacher.id &&
  Math.abs(Date.parse(other.starts_at) - Date.parse(one.starts_at) - 7 * DAY) <= MOST_SHIFT;

/** The other side of a class for the viewer: for relatives and staff it is the teacher. */
export const otherSideOf = ({ student, teacher }: PlannedClass, viewerId: string): 'student' | 'teacher' =>
  teacher.id === viewerId && student.id !== viewerId ? 'student' : 'teacher';

interface Viewer {
  id: string;
  zone: string;
}

function shiftBetween(one: PlannedClass, other: PlannedClass, { id, zone }: Viewer, now: number): ShiftedClass | null {
  const [before, after] = [Date.parse(one.starts_at), Date.parse(other.starts_at)];
  const theirs = other[otherSideOf(other, id)].timezone;
  const changes = [zone, theirs].map((each) => (each === '' ? null : changeBetween(each, before, after)));
  const from = Math.max(...changes.map((at) => at ?? Number.NEGATIVE_INFINITY));
  if (from <= now || from > now + AHEAD || stays(zone, before, after)) return null;
  return { from, row: other, stays: theirs !== '' && stays(theirs, before, after) };
}

/**
 * Weekly classes whose time shifts for the viewer in the next days, the earliest first: each is compared with the week
 * before.
 */
export function shiftedClasses(rows: readonly PlannedClass[], viewer: Viewer, now: number): ShiftedClass[] {
  const sorted = rows.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
  return sorted.flatMap((row) => {
    const former = sorted.find((each) => isWeekLater(each, row));
    const shift = former && shiftBetween(former, row, viewer, now);
    return shift ? [shift] : [];
  });
}

/** Whether a clock changes soon, the viewer's or that of a person of the classes. */
export const changesSoon = (zones: readonly string[], now: number): boolean =>
  zones.some((zone) => zone !== '' && changeBetween(zone, now, now + AHEAD) !== null);
