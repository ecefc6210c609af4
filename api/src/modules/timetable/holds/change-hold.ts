import { writeEdit } from '#base/audit/audit.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { checkDays, type HoldDays, type HoldSpan, holdSpan } from './hold-span.ts';
import { requireHolding } from './holds.policy.ts';
import type { HoldInput, WireHold } from './holds.schema.ts';
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

const storeText = `update holds set from_on = $2, to_on = $3, starts_at = $4, ends_at = $5, reason = $6, frees_slot = $7,
  changed_at = case when (from_on, to_on) is distinct from ($2::date, $3::date) then $8::timestamptz else changed_at end
  where id = $1`;

async function store({ ctx, id, input }: Changing, days: HoldDays, span: HoldSpan): Promise<void> {
  const values = [id, days.from, days.to, span.startsAt, span.endsAt, input.reason ?? null, input.freeSlot, ctx.now];
  await ctx.sql.query({ text: storeText, values });
}

const wordsOf = ({ from, to, reason, freesSlot }: Pick<StoredHold, 'from' | 'to' | 'reason' | 'freesSlot'>) => ({
  from,
  to,
  reason,
  freesSlot,
});

/**
 * D98: changes a hold's days or reason, or frees the student's times.
 * @throws AppError `conflict` for a hold that has ended.
 */
export function changeHold(changing: Changing): Promise<WireHold> {
  const { id, input } = changing;
  return changing.ctx.sql.transaction(async (sql) => {
    const ctx = { ...changing.ctx, sql };
    const { studentId, zone } = await findChangeable(ctx, id);
    const days = { from: input.from, to: input.to ?? null };
    const span = holdSpan(days, zone);
    const set = await setHold({ ctx, studentId, span }, id, async () => {
      const former = await lockHold(sql, id);
      if (!former || former.state === 'over' || former.state === 'undone') return null;
      checkDays(days, { zone, now: ctx.now, fixedFrom: former.startsAt <= ctx.now ? former.from : null });
      await store({ ...changing, ctx }, days, span);
      return { holdId: id, span, former };
    });
    if (!set) throw new AppError('conflict', 'The hold is over');
    const { former: before, effect } = set;
    const after = { ...days, reason: input.reason ?? null, freesSlot: input.freeSlot };
    const line = { action: 'hold.update', subject: 'hold', subjectId: id };
    await writeEdit(sql, ctx, { ...line, before: wordsOf(before), after });
    const isMoved = before.from !== days.from || before.to !== days.to;
    if (isMoved) await notifyHold(ctx, { what: 'changed', holdId: id, effect });
    return readHold(sql, ctx, id);
  });
}
