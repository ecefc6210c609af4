import { zoneFormat } from '@academy/shared-auth';
import type { Party } from '../time/other-clock.tsx';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Days before a clock changes from which on it is said (D94). */
const AHEAD = 14 * DAY;
/** No clock changes by more. */
const MOST_SHIFT = 3 * 60 * MINUTE;

/** A class to come, as far as clocks matter. */
export interface PlannedClass {
  starts_at: string;
  student: Party;
  teacher: Party;
}

/** A weekly class that is at another time for the viewer once a clock has changed. */
export interface ShiftedClass {
  /** When the clock changes. */
  from: number;
  /** The first one after it. */
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

/** The other side of a class, as the viewer sees it: relatives and staff are told of the teacher. */
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
 * Weekly classes that shift for the viewer in the next days, the earliest first: each is compared with the week before.
 */
export function shiftedClasses(rows: readonly PlannedClass[], viewer: Viewer, now: number): ShiftedClass[] {
  const sorted = rows.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
  return sorted.flatMap((row) => {
    const former = sorted.find((each) => isWeekLater(each, row));
    const shift = former && shiftBetween(former, row, viewer, now);
    return shift ? [shift] : [];
  });
}

/** Whether a clock changes in the next days, of the viewer or of those whose classes they are. */
export const changesSoon = (zones: readonly string[], now: number): boolean =>
  zones.some((zone) => zone !== '' && changeBetween(zone, now, now + AHEAD) !== null);
