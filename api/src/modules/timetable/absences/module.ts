import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { timeOffFinders } from '#modules/classes/classes/class-questions.ts';
import { layerSources } from '#modules/timetable/timetable/layer.ts';
import { absencesActions } from './absences.audit.ts';
import { absenceNotifications, closureNotifications } from './absences.notifications.ts';
import { absencesPersonalData } from './absences.personal-data.ts';
import { absenceEndpoints } from './absences.routes.ts';
import { timesOff } from './absences.table.ts';
import { timeOffFacts } from './notify/time-off-facts.ts';
import { runTimeOff } from './run-time-off.ts';
import { timeOffFields } from './time-off.fields.ts';
import { findTimesOff } from './times-off/times-off-at.ts';
import { timeOffLayers } from './undo/time-off-layers.ts';

export const absencesModule = defineModule('absences', {
  above: ['plans'],
  endpoints: absenceEndpoints,
  notifications: [absenceNotifications, closureNotifications],
  personalData: absencesPersonalData,
  audited: [auditedTable('absence', timesOff.teacherId, timesOff.leaderId), auditedTable('closure', timesOff.leaderId)],
  words: {
    actions: absencesActions,
    objects: { absence: namesOf(timeOffFields), closure: namesOf(timeOffFields) },
  },
  jobs: { 'time-off': (running, { timeOffId }) => runTimeOff(running, timeOffId) },
  mails: {
    facts: {
      absence: (sql, { params }, recipient) => timeOffFacts(sql, params, recipient),
      closure: (sql, { params }, recipient) => timeOffFacts(sql, params, recipient),
    },
  },
  registers: [timeOffFinders.add(findTimesOff), layerSources.add(timeOffLayers)],
});
