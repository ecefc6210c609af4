import { addDays } from '#base/time/days.ts';
import { firstInstant, knownZone, wallTimeOf } from '#base/time/wall-time.ts';

/** When the clock of a zone shows a time next, after an instant. */
export function nextAt(at: Date, time: string, timezone: string): Date {
  const zone = knownZone(timezone);
  const { date } = wallTimeOf(at, zone);
  const today = firstInstant({ date, time }, zone).at;
  return today > at ? today : firstInstant({ date: addDays(date, 1), time }, zone).at;
}

interface QuietHours {
  /** `22:00`; both the same: none. */
  from: string;
  to: string;
}

/** The end of the quiet hours that an instant lies in, on the clock of a zone; null: it lies in none (D83). */
export function quietUntil(at: Date, { from, to }: QuietHours, timezone: string): Date | null {
  if (from === to) return null;
  const { time } = wallTimeOf(at, knownZone(timezone));
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  return isQuiet ? nextAt(at, to, timezone) : null;
}
