import { knownZone } from '#base/time/wall-time.ts';

/** An instant (ISO 8601) in English on the clock of a zone: `Sun, 22 Nov 2026, 5:00 pm`. Other text stays as it is. */
export function instantText(value: string, zone: string | null): string {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return value;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: knownZone(zone),
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  });
  return format.format(at);
}
