/** How far the clocks of a zone are ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const digits = '2-digit';
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: digits, day: digits, hour: digits, minute: digits },
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - at;
}

/** The instant at which the clocks of a zone show a date and a time; the API says what is wrong with one that there is not. */
export function instantOf(date: string, time: string, zone: string): string {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const first = wall - offsetAt(wall, zone);
  return new Date(wall - offsetAt(first, zone)).toISOString();
}
