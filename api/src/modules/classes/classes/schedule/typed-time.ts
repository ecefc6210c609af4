import { resolveWallTime, wallTimeOf } from '#base/time/wall-time.ts';

/** An instant as a person would type it in a zone (D55). */
export function typedTime(at: Date, zone: string) {
  const wall = wallTimeOf(at, zone);
  const found = resolveWallTime(wall, zone);
  const isSecond = found.state === 'doubled' && found.second.getTime() === at.getTime();
  return { ...wall, zone, occurrence: isSecond ? ('second' as const) : ('first' as const) };
}
