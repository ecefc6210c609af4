import { weekdayOf } from '#base/time/days.ts';
import { wallTimeOf } from '#base/time/wall-time.ts';
import type { SlotTime } from './occurrences.ts';

/** A class of a student that is not cancelled, in the last weeks or to come. */
export interface RepeatedClass {
  teacherId: number;
  materialId: number;
  startsAt: Date;
  endsAt: Date;
  isOfSeries: boolean;
}

/** Classes with a teacher that repeat weekly in the student's zone and belong to no series. */
export interface WeeklyPattern {
  teacherId: number;
  /** The material of the latest class. */
  materialId: number;
  slots: SlotTime[];
  /** The number of matching classes in the last weeks. */
  held: number;
}

/** The number of weeks in which classes count. */
export const PATTERN_WEEKS = 5;
const LEAST = 3;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Repeated {
  teacherId: number;
  slot: SlotTime;
  held: readonly RepeatedClass[];
}

/** The weekly time of equal classes, if there are enough; null if one belongs to a series. */
function repeatedIn(classes: readonly RepeatedClass[], zone: string, now: Date): Repeated | null {
  const since = now.getTime() - PATTERN_WEEKS * 7 * DAY_MS;
  const held = classes.filter(({ startsAt }) => startsAt <= now && startsAt.getTime() > since);
  const last = held.at(-1);
  if (!last || held.length < LEAST || classes.some(({ isOfSeries }) => isOfSeries)) return null;
  const { date, time } = wallTimeOf(last.startsAt, zone);
  const minutes = (last.endsAt.getTime() - last.startsAt.getTime()) / MINUTE_MS;
  return { teacherId: last.teacherId, slot: { weekday: weekdayOf(date), time, minutes }, held };
}

/**
 * The weekly patterns in a student's classes (D90): same teacher, day of the week and wall time in the student's zone,
 * at least three in the last five weeks, none of a series. One pattern for each teacher. A week in which the clocks
 * skip or shift the time does not count.
 */
export function recognizeWeekly(classes: readonly RepeatedClass[], zone: string, now: Date): WeeklyPattern[] {
  const ordered = [...classes].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const alike = new Map<string, RepeatedClass[]>();
  for (const one of ordered) {
    const { date, time } = wallTimeOf(one.startsAt, zone);
    const key = `${one.teacherId} ${weekdayOf(date)} ${time}`;
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  const patterns = new Map<number, { slots: SlotTime[]; held: RepeatedClass[] }>();
  for (const group of alike.values()) {
    const found = repeatedIn(group, zone, now);
    if (!found) continue;
    const { teacherId } = found;
    const { slots, held } = patterns.get(teacherId) ?? { slots: [], held: [] };
    patterns.set(teacherId, { slots: [...slots, found.slot], held: [...held, ...found.held] });
  }
  return [...patterns].map(([teacherId, { slots, held }]) => {
    const latest = held.reduce((one, other) => (other.startsAt > one.startsAt ? other : one));
    return { teacherId, materialId: latest.materialId, slots: slots.sort(inWeek), held: held.length };
  });
}

const inWeek = (a: SlotTime, b: SlotTime): number => a.weekday - b.weekday || a.time.localeCompare(b.time);
