/* The front of the module: what other modules use of its inner folders. */
export { closedMonths, keepClosed } from './months/closed-months.ts';
export { findMonth, readMonth } from './months/find-month.ts';
export { findPaidTeachers } from './months/find-paid-teachers.ts';
export {
  adjustmentReason,
  attendanceOf,
  lineHeads,
  lineTime,
  lineWords,
  priceNote,
} from './months/line-words.ts';
export { salaryLines, salaryTotals } from './months/month-lines.ts';
export { closedCurrencyOf, type PartsRow, presentParts, salaryParts } from './months/month-parts.ts';
export { monthParams, type WireMonth, wireSalaryParts } from './months/months.schema.ts';
export { somePayIsOpen } from './months/open-pay.ts';
export { canViewSalaryOf } from './salary-access.ts';
