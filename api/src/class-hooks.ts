import { findTimesOff } from '#modules/absences/times-off/times-off-at.ts';
import { dropAssignments } from '#modules/assignments/change-assignment.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { settleClock, settleClockMany } from '#modules/classes/clock/settle-clock.ts';
import { handOverHeld, holdBack } from '#modules/holds/follow-classes.ts';
import { findHolds } from '#modules/holds/holds-at.ts';
import { followLead, followManyLeads } from '#modules/leads/follow-class.ts';
import { followMakeUps, followManyMakeUps } from '#modules/make-ups/follow-class.ts';
import { makeUpsOf, useMakeUp } from '#modules/make-ups/use-make-up.ts';
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
import { reportParts } from './report-parts.ts';

/** What classes need from the modules above them (ADR 27). */
export const classHooks: ClassHooks = {
  monthClosed: isClosed,
  reportOf: reportOfClass(reportParts),
  checkNew: requireAuthorization,
  meetingOf: meetingOfClass,
  openRequest,
  useMakeUp,
  makeUpsOf,
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
  ],
  changedMany: [
    settleClockMany,
    followClasses,
    followManyMakeUps,
    followManyRequests,
    followManyLeads,
    retryManyObstacles,
  ],
  timesOff: [findTimesOff, findHolds],
  slotTimes: findSlotTimes,
  slotsToCome: findSlotsToCome,
  seriesTimes: findSeriesTimes,
  outdated: outdatedClasses,
  freed: retryAfterTimeOff,
  planned: planMeetings,
  handedOver: async (sql, ctx, handOver) => {
    await handOverSeries(sql, ctx, handOver);
    await handOverHeld(classHooks)(sql, ctx, handOver);
  },
};

/** The same for times off, which also need holds. */
export const timeOffHooks = { ...classHooks, holdBack };
