import { isDayAlone } from '#base/time/moment-text.ts';
import { knownZone } from '#base/time/wall-time.ts';

/**
 * An instant (ISO 8601) as English text in a zone: `Sun, 22 Nov 2026, 5:00 pm`; a day without a time as `Sun, 22 Nov
 * 2026`. Other text is returned unchanged.
 */
export function instantText(value: string, zone: string | null): string {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return value;
  const isDay = isDayAlone(value);
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: isDay ? 'UTC' : knownZone(zone),
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...(isDay ? {} : { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }),
  });
  return format.format(at);
}
