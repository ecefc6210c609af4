import { wallTimeOf } from '#base/time/wall-time.ts';
import type { ManyValues } from './many-classes.ts';

/** The values of a class after it was moved. It follows its series as before. */
export function valuesAt(values: ManyValues, at: Date): ManyValues {
  const length = Date.parse(values.endsAt) - Date.parse(values.startsAt);
  const { date, time } = wallTimeOf(at, values.zone);
  return {
    ...values,
    startsAt: at.toISOString(),
    endsAt: new Date(at.getTime() + length).toISOString(),
    wallTime: `${date} ${time}`,
    overlapBy: null,
    overlapReason: null,
  };
}
