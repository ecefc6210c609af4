import { addDays } from '#base/time/days.ts';
import { firstInstant, knownZone, wallTimeOf } from '#base/time/wall-time.ts';

/** The next time after an instant at which the clock of a zone shows a time. */
export function nextAt(at: Date, time: string, timezone: string): Date {
  const zone = knownZone(timezone);
  const { date } = wallTimeOf(at, zone);
  const today = firstInstant({ date, time }, zone).at;
  return today > at ? today : firstInstant({ date: addDays(date, 1), time }, zone).at;
}

interface QuietHours {
  /** `22:00`; equal values mean no quiet hours. */
  from: string;
  to: string;
}

/** The end of the quiet hours that contain an instant, in a zone; null if none do (D83). */
export function quietUntil(at: Date, { from, to }: QuietHours, timezone: string): Date | null {
  if (from === to) return null;
  const { time } = wallTimeOf(at, knownZone(timezone));
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  return isQuiet ? nextAt(at, to, timezone) : null;
}
