export { accessibilityProblems } from './accessibility.ts';
export { chromiumFlags } from './chromium-flags.ts';
export { type Fault, type FaultPlace, kindOfFault, type LiveRelease, plantFault, scriptAt } from './faults.ts';
export { countHoldings, type Holdings, holdingsOf } from './leaks.ts';
export { roundsUntil } from './rounds.ts';
export { freePort, ServerProcess } from './server-process.ts';
export { readTraces, traceProblems } from './traces.ts';
