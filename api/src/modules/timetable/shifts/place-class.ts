import type { Sql } from '#base/database/sql.ts';
import { firstInstant, type WallTime, wallTimeOf } from '#base/time/wall-time.ts';
import type { SlotTime } from '#modules/classes/classes/class-facts.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import type { ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import type { Span } from '#modules/timetable/plans/days.ts';
import { addWallMinutes, type ShiftLayer, timeInLayers } from './layer.ts';

/** The slots of classes that follow their series, by class; other classes were moved by hand. */
export async function findFollowed(sql: Sql, classes: readonly ManyClass[]): Promise<Map<number, SlotTime>> {
  const ids = classes.filter(({ seriesId, values }) => seriesId !== null && !values.isException).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  return new Map((await classQuestions.slotTimes.ask(sql, ids)).map((slot) => [slot.classId, slot]));
}

/** D99: whether somebody has moved it apart from its series. A substitute gives it at the series' time. */
export const isMovedByHand = ({ seriesId, values }: ManyClass): boolean =>
  seriesId !== null && values.isException && values.substituteForId === null;

/** The time of a class without a shift: its wall time, and its instant. */
export function ownTime(
  { values }: ManyClass,
  slot: SlotTime | undefined,
): { typed: WallTime; zone: string; at: Date } {
  if (slot) return { typed: slot, zone: slot.zone, at: firstInstant(slot, slot.zone).at };
  const at = new Date(values.startsAt);
  return { typed: wallTimeOf(at, values.zone), zone: values.zone, at };
}

/** Whether a class is in a shift, by its start without the shift. */
export function isIn({ startsAt, endsAt }: Span, one: ManyClass, slot: SlotTime | undefined): boolean {
  const { at } = ownTime(one, slot);
  return startsAt <= at && at < endsAt;
}

/** The start of a class that a shift moves by some minutes of wall time. */
export function placeLater(minutes: number, one: ManyClass, slot: SlotTime | undefined): Date {
  const { typed, zone } = ownTime(one, slot);
  return firstInstant(addWallMinutes(typed, minutes), zone).at;
}

/** The time of a class that follows its series, in the current shifts. */
export const placeByLayers = (layers: readonly ShiftLayer[], { values }: ManyClass, slot: SlotTime): Date =>
  timeInLayers(layers, { ...slot, teacherId: values.teacherId }).at;
