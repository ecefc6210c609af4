const DAY_MS = 24 * 60 * 60_000;

type Clock = (at: number) => number;

function makeClock(zone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const offsetAt = (at: number) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
  const offsets = new Map<number, number>();
  const offsetOf = (day: number) => {
    const offset = offsets.get(day) ?? offsetAt(day * DAY_MS);
    offsets.set(day, offset);
    return offset;
  };
  return (at) => {
    const day = Math.floor(at / DAY_MS);
    const offset = offsetOf(day);
    return at + (offset === offsetOf(day + 1) ? offset : offsetAt(at));
  };
}

const clocks = new Map<string, Clock>();

/**
 * The wall time of a zone at an instant (ms), as if it were UTC. FullCalendar supports zones too, but converts each
 * class and day several times: here a day without a change of the clock is converted once. Made once for each zone: the
 * formatters of Intl are expensive.
 */
export function gridClock(zone: string): Clock {
  const clock = clocks.get(zone) ?? makeClock(zone);
  clocks.set(zone, clock);
  return clock;
}
