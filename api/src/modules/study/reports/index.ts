/* The front of the module: what other modules use of its inner folders. */
export { monthText } from './monthly/calendar-month.ts';
export { monthFacts, type PairMonth, pairMonthValues } from './monthly/month-facts.ts';
export { monthlyReportsOf } from './monthly/monthly-refs.ts';
export type { NamedMonth } from './monthly/monthly-reports.schema.ts';
export { monthlyReports } from './monthly/monthly-reports.table.ts';
export { ownPair } from './monthly/own-pair.ts';
