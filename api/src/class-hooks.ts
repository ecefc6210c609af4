import { findTimesOff } from '#modules/absences/times-off/times-off-at.ts';
import { timeOffLayers } from '#modules/absences/undo/time-off-layers.ts';
import { dropAssignments } from '#modules/assignments/change-assignment.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { settleClock, settleClockMany } from '#modules/classes/clock/settle-clock.ts';
import { handOverHeld } from '#modules/holds/follow-classes.ts';
import { holdLayers } from '#modules/holds/hold-layers.ts';
import { findHolds } from '#modules/holds/holds-at.ts';
import { followLead, followManyLeads } from '#modules/leads/follow-class.ts';
import { followMakeUps, followManyMakeUps } from '#modules/make-ups/follow-class.ts';
import { bookedMakeUps, makeUpsOf, useMakeUp } from '#modules/make-ups/use-make-up.ts';
import {
  followClass,
  followClasses,
  meetingOfClass,
  planMeetings,
  requireAuthorization,
} from '#modules/meetings/sync/meeting-hooks.ts';
import { dropReport } from '#modules/reports/drop-report.ts';
import { reportOfClass } from '#modules/reports/report-of-class.ts';
import { followManyRequests, followRequests } from '#modules/requests/follow-class.ts';
import { openRequest } from '#modules/requests/requests-sql.ts';
import { isClosed } from '#modules/salaries/months/month-lines.ts';
import { payChangedClass } from '#modules/salaries/months/pay-changed-class.ts';
import { handOverSeries } from '#modules/series/actions/follow-people.ts';
import { retryAfterTimeOff, retryManyObstacles, retryObstacles } from '#modules/series/make/retry-obstacles.ts';
import { outdatedClasses } from '#modules/series/read/outdated-classes.ts';
import { findSeriesTimes, findSlotTimes } from '#modules/series/read/slot-times.ts';
import { findSlotsToCome } from '#modules/series/read/slots-to-come.ts';
import { shiftLayers } from '#modules/shifts/shift-layers.ts';
import type { LayerSource } from '#modules/timetable/layer.ts';
import { retryHooks } from '#modules/timetable/retry-kept.ts';
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
