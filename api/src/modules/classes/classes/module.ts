import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { mergeChecks, mergeVerbs, personDeleting } from '#modules/people/people/people-events.ts';
import { attendanceEndpoints } from './attendance/attendance.routes.ts';
import { classFields } from './class.fields.ts';
import { classFacts } from './class-details.ts';
import { nameEnrolmentsOfClasses } from './class-enrolment.ts';
import { classChanged, manyChanged } from './class-events.ts';
import { ledgerClass } from './class-refs.ts';
import { classesActions, classesWords } from './classes.audit.ts';
import { classNotifications, clockNotifications } from './classes.notifications.ts';
import { classPermissions } from './classes.permissions.ts';
import { classesPersonalData } from './classes.personal-data.ts';
import { classEndpoints } from './classes.routes.ts';
import { classSettings } from './classes.settings.ts';
import { classes } from './classes.table.ts';
import { runClassClock } from './clock/run-class-clock.ts';
import { settleClock, settleClockMany } from './clock/settle-clock.ts';
import { keepWhilePlanned } from './keep-while-planned.ts';
import { keepApartWhileOverlapping, mergeClasses } from './merge-classes.ts';
import { paySettings } from './status/pay.settings.ts';
import { askingSettings } from './status/request.settings.ts';

export const classesModule = defineModule('classes', {
  above: ['materials', 'staff-documents'],
  endpoints: [...classEndpoints, ...attendanceEndpoints],
  permissions: [classPermissions],
  settings: [classSettings.group, askingSettings.group, paySettings.group],
  notifications: [classNotifications, clockNotifications],
  personalData: classesPersonalData,
  audited: [auditedTable('class', classes.studentId, classes.teacherId)],
  words: { actions: classesActions, fields: classesWords, objects: { class: namesOf(classFields) } },
  ledger: { class: ledgerClass },
  everyMinute: [(sql, { now, settings }) => runClassClock(sql, { now, settings }), nameEnrolmentsOfClasses],
  mails: { facts: { class: (sql, { relatedId }, recipient) => classFacts(sql, relatedId, recipient) } },
  registers: [
    on(personDeleting, keepWhilePlanned),
    mergeChecks.add(keepApartWhileOverlapping),
    mergeVerbs.add(mergeClasses),
    on(classChanged, settleClock),
    on(manyChanged, settleClockMany),
  ],
});
