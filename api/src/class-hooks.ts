import type { ClassHooks } from '#modules/classes/classes/class-hooks.ts';
import { settleClock, settleClockMany } from '#modules/classes/classes/clock/settle-clock.ts';
import { followMakeUps, followManyMakeUps } from '#modules/classes/make-ups/follow-class.ts';
import { bookedMakeUps, makeUpsOf, useMakeUp } from '#modules/classes/make-ups/use-make-up.ts';
import {
  followClass,
  followClasses,
  meetingOfClass,
  planMeetings,
  requireAuthorization,
} from '#modules/classes/meetings/sync/meeting-hooks.ts';
import { followLead, followManyLeads } from '#modules/forms/leads/follow-class.ts';
import { isClosed } from '#modules/money/salaries/months/month-lines.ts';
import { payChangedClass } from '#modules/money/salaries/months/pay-changed-class.ts';
import { dropAssignments } from '#modules/study/assignments/change-assignment.ts';
import { dropReport } from '#modules/study/reports/drop-report.ts';
import { reportOfClass } from '#modules/study/reports/report-of-class.ts';
import { findTimesOff } from '#modules/timetable/absences/times-off/times-off-at.ts';
import { timeOffLayers } from '#modules/timetable/absences/undo/time-off-layers.ts';
import { handOverHeld } from '#modules/timetable/holds/follow-classes.ts';
import { holdLayers } from '#modules/timetable/holds/hold-layers.ts';
import { findHolds } from '#modules/timetable/holds/holds-at.ts';
import { followManyRequests, followRequests } from '#modules/timetable/requests/follow-class.ts';
import { openRequest } from '#modules/timetable/requests/requests-sql.ts';
import { handOverSeries } from '#modules/timetable/series/actions/follow-people.ts';
import {
  retryAfterTimeOff,
  retryManyObstacles,
  retryObstacles,
} from '#modules/timetable/series/make/retry-obstacles.ts';
import { outdatedClasses } from '#modules/timetable/series/read/outdated-classes.ts';
import { findSeriesTimes, findSlotTimes } from '#modules/timetable/series/read/slot-times.ts';
import { findSlotsToCome } from '#modules/timetable/series/read/slots-to-come.ts';
import { shiftLayers } from '#modules/timetable/shifts/shift-layers.ts';
import type { LayerSource } from '#modules/timetable/timetable/layer.ts';
import { retryHooks } from '#modules/timetable/timetable/retry-kept.ts';
import { reportParts } from './report-parts.ts';

const layers: readonly LayerSource[] = [timeOffLayers, holdLayers, shiftLayers];
const retry = retryHooks(layers);

/** What classes need from the modules above them (ADR 27), and what lies over the timetable. */
export const classHooks: ClassHooks & { layers: readonly LayerSource[] } = {
  layers,
  monthClosed: isClosed,
  reportOf: reportOfClass(reportParts),
  checkNew: requireAuthorization,
  meetingOf: meetingOfClass,
  openRequest,
  useMakeUp,
  makeUpsOf,
  bookedMakeUps,
  changed: [
    dropReport(reportParts),
    dropAssignments,
    payChangedClass,
    settleClock,
    followClass,
    followMakeUps,
    followRequests,
    followLead,
    retryObstacles,
    retry.changed,
  ],
  changedMany: [
    settleClockMany,
    followClasses,
    followManyMakeUps,
    followManyRequests,
    followManyLeads,
    retryManyObstacles,
    retry.changedMany,
  ],
  timesOff: [findTimesOff, findHolds],
  slotTimes: findSlotTimes,
  slotsToCome: findSlotsToCome,
  seriesTimes: findSeriesTimes,
  outdated: outdatedClasses,
  freed: async (sql, deps, span) => {
    await retryAfterTimeOff(sql, deps, span);
    await retry.freed(sql, deps, span);
  },
  planned: planMeetings,
  handedOver: async (sql, ctx, handOver) => {
    await handOverSeries(sql, ctx, handOver);
    await handOverHeld(classHooks)(sql, ctx, handOver);
  },
};
