import { timeTexts } from '#/base/components/time/time-text.ts';

/** A wall time (`2026-03-29`, `17:00`) in words: it has no zone, so UTC formats it. */
export const wallText = ({ date, time }: { date: string; time: string }, language: string): string =>
  timeTexts(language).moment(`${date}T${time}:00Z`, 'UTC');

/** `2026-03-29 02:00` */
export function splitWall(wall: string): { date: string; time: string } {
  const [date = '', time = ''] = wall.split(/[ T]/);
  return { date, time: time.slice(0, 5) };
}

/** The wall time of a zone at an instant (ISO 8601). */
export function wallClock(iso: string, timeZone: string): { date: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return splitWall(format.format(Date.parse(iso)));
}
