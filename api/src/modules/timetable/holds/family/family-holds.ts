import { writeAudit } from '#base/audit/audit.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import { allColumnsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { endForPeople } from '../end-hold.ts';
import { checkAllowance, checkNotice } from '../family-allowance.ts';
import { typedFields } from '../hold.fields.ts';
import { checkDays, closedSpan, holdSpan } from '../hold-span.ts';
import { type HoldStudent, requireAsking } from '../holds.policy.ts';
import type { FamilyHoldInput, WireHold, WireHoldPreview } from '../holds.schema.ts';
import { holdSettings } from '../holds.settings.ts';
import { planHold } from '../plan-hold.ts';
import { previewDays } from '../preview-hold.ts';
import { readHold } from '../read-holds.ts';
import { storeHold } from '../save-hold.ts';
import { findHold } from '../stored-hold.ts';

interface Asking {
  ctx: ViewerCtx;
  studentId: number;
  input: FamilyHoldInput;
}

/** @throws AppError `forbidden` where the viewer, or every family, makes no holds. */
async function requireFamily(ctx: ViewerCtx, studentId: number): Promise<HoldStudent> {
  const student = await requireAsking(ctx, studentId);
  if (ctx.deps.academySettings.get(holdSettings.family_hold_days) === 0)
    throw new AppError('forbidden', 'The academy lets families pause no classes');
  return student;
}

/** @throws AppError on the days (D136). */
async function checkAsked(ctx: ViewerCtx, studentId: number, days: FamilyHoldInput, zone: string): Promise<void> {
  checkDays(days, { zone, now: ctx.now, fixedFrom: null });
  await checkAllowance(ctx, { studentId, days, zone });
  const span = closedSpan(holdSpan(days, zone));
  checkNotice(ctx, (await planHold(ctx.sql, { studentId, holdId: null, span, now: ctx.now })).cancel);
}

/** D136: what a hold by the family does, as staff see it; stores nothing. */
export async function previewFamilyHold({ ctx, studentId, input }: Asking): Promise<WireHoldPreview> {
  const student = await requireFamily(ctx, studentId);
  const { timezone: zone } = student;
  await checkAsked(ctx, studentId, input, zone);
  return previewDays({ ctx, student, zone, before: null, span: holdSpan(input, zone) });
}

/** D136: a family lets the classes of a student pause. @throws AppError `conflict` for days that overlap another hold. */
export function saveFamilyHold({ ctx: outer, studentId, input }: Asking): Promise<WireHold> {
  return outer.sql.transaction(async (sql) => {
    const ctx = { ...outer, sql };
    const { timezone: zone } = await requireFamily(ctx, studentId);
    const typed = allColumnsOf(typedFields, input);
    checkDays(typed, { zone, now: ctx.now, fixedFrom: null });
    const check = () => checkAsked(ctx, studentId, input, zone);
    return storeHold({ ctx, studentId, typed, zone, byFamily: true, check });
  });
}

interface TakingBack {
  ctx: ViewerCtx;
  id: number;
}

/**
 * D136: a family takes its hold back. A second call changes nothing.
 * @throws AppError `conflict` for one that has begun, `forbidden` for one by staff.
 */
export function takeBackHold({ ctx: outer, id }: TakingBack): Promise<WireHold> {
  return outer.sql.transaction(async (sql) => {
    const ctx = { ...outer, sql };
    const found = await findHold(sql, id);
    if (!found) throw notFound('Hold');
    await requireAsking(ctx, found.studentId);
    if (!found.byFamily) throw new AppError('forbidden', 'The academy made this pause');
    if (found.state !== 'undone' && found.startsAt <= ctx.now) throw new AppError('conflict', 'The pause has begun');
    const line = await endForPeople(ctx, found, true);
    if (line) await writeAudit(sql, ctx, line);
    return readHold(sql, ctx, id);
  });
}
