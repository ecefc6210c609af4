import type { ClassRow } from '#/class/api/class-schema.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import type { ClassValues } from './class-form-schema.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** The values that the next class takes from the last one. */
export type TakenOver = Pick<ClassValues, 'material_id' | 'date' | 'time' | 'accomplished'>;

export const nothingTaken: TakenOver = { material_id: null, date: '', time: '', accomplished: '' };

/** The same weekday (`2026-11-25`) a week later, or in the first later week that is in the future. */
function weekLater(date: string, today: string): string {
  const days = (Date.parse(today) - Date.parse(date)) / DAY_MS;
  const weeks = Math.max(1, Math.floor(days / WEEK_DAYS) + 1);
  return new Date(Date.parse(date) + weeks * WEEK_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Material, plan and wall time of the last class, on the same weekday of the author's calendar. */
export function takenOverFrom(last: ClassRow, zone: string, now: number): TakenOver {
  const { date, time } = wallClock(last.starts_at, zone);
  const today = wallClock(new Date(now).toISOString(), zone).date;
  return {
    material_id: last.material && { value: last.material.id, label: last.material.name },
    date: weekLater(date, today),
    time,
    accomplished: last.accomplished,
  };
}
