import { writeAudit } from '#base/audit/audit.ts';
import { allColumnsOf, storedOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { type HoldColumns, typedFields } from './hold.fields.ts';
import { checkDays, holdSpan } from './hold-span.ts';
import { requireHolding } from './holds.policy.ts';
import type { HoldInput, WireHold } from './holds.schema.ts';
import { holds } from './holds.table.ts';
import { notifyHold } from './notify-hold.ts';
import { readHold } from './read-holds.ts';
import { setHold } from './set-hold.ts';

interface Saving {
  ctx: ViewerCtx;
  studentId: number;
  input: HoldInput;
}

/** D98: puts a student on hold. @throws AppError `conflict` for days that overlap another hold. */
export function saveHold({ ctx: outer, studentId, input }: Saving): Promise<WireHold> {
  return outer.sql.transaction(async (sql) => {
    const ctx = { ...outer, sql };
    const { timezone: zone } = await requireHolding(ctx, studentId);
    const typed = allColumnsOf(typedFields, input);
    checkDays(typed, { zone, now: ctx.now, fixedFrom: null });
    return storeHold({ ctx, studentId, typed, zone, byFamily: false });
  });
}

interface Storing {
  ctx: ViewerCtx;
  studentId: number;
  typed: HoldColumns;
  zone: string;
  byFamily: boolean;
  /** Asked once its people are locked. */
  check?: () => Promise<void>;
}

/** Stores a hold whose days were checked, and applies it. */
export async function storeHold({ ctx, studentId, typed, zone, byFamily, check }: Storing): Promise<WireHold> {
  const { sql } = ctx;
  const span = holdSpan(typed, zone);
  const origin = { createdBy: ctx.viewer.userId, createdAt: ctx.now, changedAt: ctx.now };
  const made = await setHold({ ctx, studentId, span }, null, async () => {
    await check?.();
    const [added] = await sql.orm
      .insert(holds)
      .values({ studentId, zone, byFamily, ...span, ...typed, ...origin })
      .returning({ holdId: holds.id });
    return added ? { ...added, span, former: null } : null;
  });
  if (!made) throw new Error('the hold was not stored');
  const { holdId, effect } = made;
  const after = { studentId, ...storedOf(typedFields, typed), byFamily, classes: effect.cancelled.length };
  await writeAudit(sql, ctx, { action: 'hold.create', subject: 'hold', subjectId: holdId, after });
  await notifyHold(ctx, { what: 'recorded', holdId, effect, byFamily });
  return readHold(sql, ctx, holdId);
}
