import { wallClock } from './wall-text.ts';

const asUtc = ({ date, time }: { date: string; time: string }) => Date.parse(`${date}T${time}:00Z`);

/**
 * The instant of a zone's wall time: of a doubled time the first; of a skipped time the one equally long after the gap.
 */
export function instantOfWall(wall: { date: string; time: string }, zone: string): string {
  const wanted = asUtc(wall);
  const offsetAt = (at: number) => asUtc(wallClock(new Date(at).toISOString(), zone)) - at;
  const DAY = 86_400_000;
  const candidates = [offsetAt(wanted - DAY), offsetAt(wanted + DAY)].map((offset) => wanted - offset);
  const exact = candidates.filter((at) => at + offsetAt(at) === wanted);
  return new Date(Math.min(...(exact.length > 0 ? exact : [Math.max(...candidates)]))).toISOString();
}
