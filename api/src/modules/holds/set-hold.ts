import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ManyClass } from '#modules/classes/many/many-classes.ts';
import { lockUsers } from '#modules/identity/lock-user.ts';
import { syncSubscriptions } from '#modules/purchases/renewing-subscription.ts';
import { applyPlan, type HoldHooks } from './apply-plan.ts';
import { closedSpan, type HoldSpan } from './hold-span.ts';
import { type HeldClass, planHold, teachersOf } from './plan-hold.ts';
import { stepHold } from './step-hold.ts';
import { lockHold } from './stored-hold.ts';

interface Setting {
  /** Inside the transaction. */
  ctx: ViewerCtx;
  hooks: HoldHooks;
  studentId: number;
  /** Null: there is no hold any more. */
  span: HoldSpan | null;
}

/** Locks the student and the teachers of the classes that a span changes, all at once: nobody waits in a circle. */
export async function lockPeople({ ctx, studentId, span }: Omit<Setting, 'hooks'>, holdId: number | null) {
  const planned = await planHold(ctx.sql, { studentId, holdId, span: span && closedSpan(span), now: ctx.now });
  await lockUsers(ctx.sql, [studentId, ...teachersOf(planned)]);
}

/** What a change of a hold has done to classes. */
export interface HoldEffect {
  cancelled: ManyClass[];
  back: HeldClass[];
}

/**
 * Brings all in line with the days of a hold, as they are stored by now: its classes, those that its series lack, the student's
 * status, and whether the subscription is charged.
 * @param former the days before, in which series may make classes now.
 */
export async function bringInLine(setting: Setting, holdId: number, former: HoldSpan | null): Promise<HoldEffect> {
  const { ctx, hooks, studentId, span } = setting;
  const { sql, now, deps, viewer } = ctx;
  const hold = await lockHold(sql, holdId);
  if (!hold) throw new Error('the hold is gone');
  await stepHold(sql, hold, now);
  const plan = await planHold(sql, { studentId, holdId, span: span && closedSpan(span), now });
  const back = await applyPlan({ sql, now, actorId: viewer.userId, deps, hooks }, hold, plan);
  if (former) await hooks.freed(sql, deps, closedSpan(former));
  await syncSubscriptions(sql, deps, studentId);
  return { cancelled: plan.cancel, back };
}
