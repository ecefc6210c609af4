import type { ViewerCtx } from '#base/http/ctx.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import type { WireTimeOffDetail } from '../absences.schema.ts';

/**
 * D103: the make-up of a cancelled class may be booked already. Whoever takes the absence back can cancel that class,
 * or the family has both.
 */
export async function withMakeUps({ sql, now }: ViewerCtx, off: WireTimeOffDetail): Promise<WireTimeOffDetail> {
  const ids = off.classes.map(({ id }) => Number(id));
  const booked = await classQuestions.bookedMakeUps.ask(sql, ids, now);
  const classes = off.classes.map((one) => {
    const found = booked.get(Number(one.id));
    return { ...one, makeUp: found ? { id: String(found.id), startsAt: found.startsAt.toISOString() } : null };
  });
  return { ...off, classes };
}
