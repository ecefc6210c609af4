import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ClassHooks } from '#modules/classes/classes/class-hooks.ts';
import type { WireTimeOffDetail } from '../absences.schema.ts';

export type MakeUpHooks = Pick<ClassHooks, 'bookedMakeUps'>;

/**
 * D103: the make-up of a cancelled class may be booked already. Whoever takes the absence back can cancel that class,
 * or the family has both.
 */
export async function withMakeUps(
  { sql, now }: ViewerCtx,
  { bookedMakeUps }: MakeUpHooks,
  off: WireTimeOffDetail,
): Promise<WireTimeOffDetail> {
  const ids = off.classes.map(({ id }) => Number(id));
  const booked = await bookedMakeUps(sql, ids, now);
  const classes = off.classes.map((one) => {
    const found = booked.get(Number(one.id));
    return { ...one, makeUp: found ? { id: String(found.id), startsAt: found.startsAt.toISOString() } : null };
  });
  return { ...off, classes };
}
