import type { HoldCtx } from '../set-hold.ts';

/** What the clock needs to start and end holds for missing payments. */
export interface UnpaidClock extends Omit<HoldCtx, 'viewer'> {}
