import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { answer, on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { classChanged, handedOver, manyChanged, timeFreed } from '#modules/classes/classes/class-events.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { nameEnrolments } from '#modules/people/people/index.ts';
import { personLeft } from '#modules/people/people/people-events.ts';
import { endSeriesOf, handOverSeries } from './actions/follow-people.ts';
import { retryAfterTimeOff, retryManyObstacles, retryObstacles } from './make/retry-obstacles.ts';
import { outdatedClasses } from './read/outdated-classes.ts';
import { findSeriesTimes, findSlotTimes } from './read/slot-times.ts';
import { findSlotsToCome } from './read/slots-to-come.ts';
import { seriesActions, seriesWords } from './series.audit.ts';
import { seriesFields } from './series.fields.ts';
import { seriesNotifications } from './series.notifications.ts';
import { seriesPersonalData } from './series.personal-data.ts';
import { seriesEndpoints } from './series.routes.ts';
import { series } from './series.table.ts';
import { seriesFacts } from './series-facts.ts';

export const seriesModule = defineModule('series', {
  above: ['shifts'],
  endpoints: seriesEndpoints,
  notifications: [seriesNotifications],
  personalData: seriesPersonalData,
  audited: [auditedTable('series', series.studentId, series.teacherId)],
  words: { actions: seriesActions, fields: seriesWords, objects: { series: namesOf(seriesFields) } },
  everyMinute: [(sql) => nameEnrolments(sql, { table: 'series' })],
  mails: {
    facts: {
      series: (sql, { relatedId: id, params }, recipient) =>
        seriesFacts(sql, { id, startsAt: params.startsAt }, recipient),
    },
  },
  registers: [
    on(personLeft, endSeriesOf),
    on(classChanged, retryObstacles),
    on(manyChanged, retryManyObstacles),
    on(timeFreed, retryAfterTimeOff),
    on(handedOver, handOverSeries),
    answer(classQuestions.slotTimes, findSlotTimes),
    answer(classQuestions.slotsToCome, findSlotsToCome),
    answer(classQuestions.seriesTimes, findSeriesTimes),
    answer(classQuestions.outdated, outdatedClasses),
  ],
});
