/* The front of the module: what other modules use of its inner folders. */
export { type AdvanceOfMonth, advancesOfMonth } from './advances/advances.ts';
export { paidLines } from './list-runs.ts';
export type { WirePay } from './pay-runs.schema.ts';
