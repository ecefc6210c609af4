/** The zone's offset from UTC at an instant. */
function offsetAt(at: number, timeZone: string): number {
  const digits = '2-digit';
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: digits, day: digits, hour: digits, minute: digits },
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - at;
}

/** The instant of a date and time on a zone's clock; for a time that does not exist the API returns the error. */
export function instantOf(date: string, time: string, zone: string): string {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const first = wall - offsetAt(wall, zone);
  return new Date(wall - offsetAt(first, zone)).toISOString();
}
