import { knownZone, resolveWallTime, wallTimeOf } from '#base/time/wall-time.ts';

const DAY_MS = 24 * 60 * 60_000;

const nextDay = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The instant of a wall time; the first valid one where the clock is put forward over it. */
function instantAt(date: string, time: string, zone: string): Date {
  const found = resolveWallTime({ date, time }, zone);
  if (found.state === 'ok') return found.at;
  if (found.state === 'doubled') return found.first;
  return instantAt(found.after.date, found.after.time, zone);
}

/** When the clock of a zone shows a time next, after an instant. */
export function nextAt(at: Date, time: string, timezone: string): Date {
  const zone = knownZone(timezone);
  const { date } = wallTimeOf(at, zone);
  const today = instantAt(date, time, zone);
  return today > at ? today : instantAt(nextDay(date), time, zone);
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
