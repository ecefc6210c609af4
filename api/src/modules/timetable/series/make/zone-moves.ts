import type { firstInstant, WallTime } from '#base/time/wall-time.ts';
import { type ShiftLayer, timeInLayers } from '#modules/timetable/shifts/layer.ts';

/** A class to come that follows its series. */
export interface FollowingClass {
  id: number;
  seriesId: number;
  slotId: number;
  studentId: number;
  /** The family, whose parents get one notification about all its classes (D97). */
  familyId: number;
  teacherId: number;
  zone: string;
  /** The slot's own day, and its time. */
  date: string;
  time: string;
  minutes: number;
  startsAt: Date;
}

export interface ZoneMove extends FollowingClass {
  endsAt: Date;
  wall: WallTime;
}

const MINUTE_MS = 60_000;

/**
 * D91: the classes with another instant by other time zone rules, and that instant. A class whose new instant is past
 * stays.
 */
export function zoneMoves(
  classes: readonly FollowingClass[],
  now: Date,
  instantOf: typeof firstInstant,
  layers: readonly ShiftLayer[] = [],
): ZoneMove[] {
  return classes.flatMap((one) => {
    const { date, time, zone, teacherId, slotId } = one;
    const { at, wall } = timeInLayers(layers, { date, time, zone, teacherId, slotId }, instantOf);
    if (at.getTime() === one.startsAt.getTime() || at <= now) return [];
    return [{ ...one, startsAt: at, endsAt: new Date(at.getTime() + one.minutes * MINUTE_MS), wall }];
  });
}

type Tied = Pick<FollowingClass, 'seriesId' | 'studentId' | 'familyId' | 'teacherId'>;

export interface TiedSeries {
  seriesIds: Set<number>;
  people: Set<number>;
}

/**
 * Series that share people, directly or through others, are moved together, because their classes may exchange times.
 * Series of one family too, as the family gets one notification.
 */
export function tiedSeries(all: readonly Tied[]): TiedSeries[] {
  const groups = new Set<TiedSeries>();
  for (const { seriesId, studentId, familyId, teacherId } of all) {
    const people = [studentId, familyId, teacherId];
    const joined: TiedSeries = { seriesIds: new Set([seriesId]), people: new Set(people) };
    for (const group of groups) {
      if (!people.some((person) => group.people.has(person))) continue;
      groups.delete(group);
      for (const id of group.seriesIds) joined.seriesIds.add(id);
      for (const id of group.people) joined.people.add(id);
    }
    groups.add(joined);
  }
  return [...groups];
}
