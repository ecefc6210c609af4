import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { timeFreed } from '#modules/classes/classes/class-events.ts';
import type { PlanningDeps } from '#modules/classes/classes/class-facts.ts';
import type { ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { syncSubscriptions } from '#modules/money/purchases/renewing-subscription.ts';
import { layerSources } from '#modules/timetable/timetable/layer.ts';
import { teachersBelow } from '#modules/timetable/timetable/people-of-layers.ts';
import { applyPlan } from './apply-plan.ts';
import { closedSpan, type HoldSpan } from './hold-span.ts';
import { type HeldClass, planHold, teachersOf } from './plan-hold.ts';
import { stepHold } from './step-hold.ts';
import { lockHold } from './stored-hold.ts';

/** The context inside the transaction. */
export interface HoldCtx {
  sql: Sql;
  now: Date;
  deps: PlanningDeps;
  /** Null: the clock. */
  viewer: Pick<Viewer, 'userId'> | null;
}

interface Setting {
  ctx: HoldCtx;
  studentId: number;
  /** Null: the hold was removed. */
  span: HoldSpan | null;
}

/** Locks the student and the teachers of the affected classes in one statement, which prevents deadlocks. */
async function lockPeople({ ctx, studentId, span }: Setting, holdId: number | null) {
  const planned = await planHold(ctx.sql, { studentId, holdId, span: span && closedSpan(span), now: ctx.now });
  const ids = planned.back.map(({ one }) => one.id);
  const below = await teachersBelow(ctx.sql, layerSources.items(), ids);
  await lockUsers(ctx.sql, [studentId, ...teachersOf(planned), ...below]);
}

/** The effect of a change of a hold on classes. */
export interface HoldEffect {
  cancelled: ManyClass[];
  back: HeldClass[];
}

/** What a change has stored. */
interface StoredDays {
  holdId: number;
  /** Null: the hold was removed. */
  span: HoldSpan | null;
  /** The days before the change, in which series may make classes again. */
  former: HoldSpan | null;
}

/**
 * Applies the stored days of a hold to its classes, to the missing classes of its series, to the student's status and
 * to the charging of the subscription.
 */
async function bringInLine({ ctx, studentId }: Setting, { holdId, span, former }: StoredDays): Promise<HoldEffect> {
  const { sql, now, deps, viewer } = ctx;
  const hold = await lockHold(sql, holdId);
  if (!hold) throw new Error('the hold is gone');
  await stepHold(sql, hold, now);
  const plan = await planHold(sql, { studentId, holdId, span: span && closedSpan(span), now });
  const back = await applyPlan({ sql, now, actorId: viewer?.userId ?? null, deps }, hold, plan);
  if (former) await timeFreed.publish(sql, deps, closedSpan(former));
  await syncSubscriptions(sql, deps, studentId);
  return { cancelled: plan.cancel, back };
}

/**
 * Stores a hold by `store`, with its people locked, and applies it.
 * @param holdId null for a new one.
 * @returns null if `store` has stored nothing.
 */
export async function setHold<Stored extends StoredDays>(
  setting: Setting,
  holdId: number | null,
  store: () => Promise<Stored | null>,
): Promise<(Stored & { effect: HoldEffect }) | null> {
  await lockPeople(setting, holdId);
  const stored = await store();
  return stored && { ...stored, effect: await bringInLine(setting, stored) };
}
