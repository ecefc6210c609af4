import type { HoldHooks } from '../apply-plan.ts';
import type { HoldCtx } from '../set-hold.ts';

/** With what the clock begins and ends holds for missing payments. */
export interface UnpaidClock extends Omit<HoldCtx, 'viewer'> {
  hooks: HoldHooks;
}
