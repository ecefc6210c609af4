import { dropAssignments } from '#modules/assignments/change-assignment.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { settleClock } from '#modules/classes/clock/settle-clock.ts';
import {
  followClass,
  meetingOfClass,
  planMeetings,
  requireAuthorization,
} from '#modules/meetings/sync/meeting-hooks.ts';
import { dropReport } from '#modules/reports/drop-report.ts';
import { reportOfClass } from '#modules/reports/report-of-class.ts';
import { isClosed } from '#modules/salaries/months/month-lines.ts';
import { payChangedClass } from '#modules/salaries/months/pay-changed-class.ts';
import { handOverSeries } from '#modules/series/act/follow-people.ts';
import { retryObstacles } from '#modules/series/make/retry-obstacles.ts';

/** What classes ask of the modules above them (ADR 27). */
export const classHooks: ClassHooks = {
  monthClosed: isClosed,
  reportOf: reportOfClass,
  checkNew: requireAuthorization,
  meetingOf: meetingOfClass,
  changed: [dropReport, dropAssignments, payChangedClass, settleClock, followClass, retryObstacles],
  planned: planMeetings,
  handedOver: handOverSeries,
};
