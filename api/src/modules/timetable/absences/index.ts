/* The front of the module: what other modules use of its inner folders. */
export { whyNotApplied } from './decisions/change-of-class.ts';
export type { DoneRow } from './notify/done-rows.ts';
export { sendLines, sendToFamilies } from './notify/send-lines.ts';
export { timeOffFacts } from './notify/time-off-facts.ts';
export { wordsByTeacher, wordsOfFamilies } from './notify/what-to-say.ts';
export { keptInTimesOff } from './times-off/kept-rows.ts';
export { daysOff, familyTimesOff, shownTimesOff } from './times-off/shown-times-off.ts';
export { findTimesOff } from './times-off/times-off-at.ts';
