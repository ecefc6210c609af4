/* The front of the module: what other modules use of its inner folders. */
export { judgeCanary } from './canary/judge-candidates.ts';
export type { Verdict } from './canary/verdict.ts';
