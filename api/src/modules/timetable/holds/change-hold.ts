import { eq } from 'drizzle-orm';
import { writeEdit } from '#base/audit/audit.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import { allColumnsOf, storedOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { typedFields } from './hold.fields.ts';
import { checkDays, type HoldDays, holdSpan } from './hold-span.ts';
import { requireHolding } from './holds.policy.ts';
import type { HoldInput, WireHold } from './holds.schema.ts';
import { holds } from './holds.table.ts';
import { notifyHold } from './notify-hold.ts';
import { readHold } from './read-holds.ts';
import { setHold } from './set-hold.ts';
import { findHold, lockHold, type StoredHold } from './stored-hold.ts';

interface Changing {
  ctx: ViewerCtx;
  id: number;
  input: HoldInput;
}

/** A hold of a student in the scope of the viewer's permission. @throws AppError `not_found`, `forbidden`. */
export async function findChangeable(ctx: ViewerCtx, id: number): Promise<StoredHold> {
  const found = await findHold(ctx.sql, id);
  if (!found) throw notFound('Hold');
  await requireHolding(ctx, found.studentId);
  return found;
}

const isMoved = (before: HoldDays, after: HoldDays): boolean => before.from !== after.from || before.to !== after.to;

/**
 * D98: changes a hold's days or reason, or frees the student's times.
 * @throws AppError `conflict` for a hold that has ended.
 */
export function changeHold(changing: Changing): Promise<WireHold> {
  const { id, input } = changing;
  const typed = allColumnsOf(typedFields, input);
  return changing.ctx.sql.transaction(async (sql) => {
    const ctx = { ...changing.ctx, sql };
    const { studentId, zone } = await findChangeable(ctx, id);
    const span = holdSpan(typed, zone);
    const set = await setHold({ ctx, studentId, span }, id, async () => {
      const former = await lockHold(sql, id);
      if (!former || former.state === 'over' || former.state === 'undone') return null;
      checkDays(typed, { zone, now: ctx.now, fixedFrom: former.startsAt <= ctx.now ? former.from : null });
      const changedAt = isMoved(former, typed) ? ctx.now : former.changedAt;
      await sql.orm
        .update(holds)
        .set({ ...typed, ...span, changedAt })
        .where(eq(holds.id, id));
      return { holdId: id, span, former };
    });
    if (!set) throw new AppError('conflict', 'The hold is over');
    const { former: before, effect } = set;
    const line = { action: 'hold.update', subject: 'hold', subjectId: id };
    const states = { before: storedOf(typedFields, before), after: storedOf(typedFields, typed) };
    await writeEdit(sql, ctx, { ...line, ...states });
    if (isMoved(before, typed)) await notifyHold(ctx, { what: 'changed', holdId: id, effect });
    return readHold(sql, ctx, id);
  });
}
