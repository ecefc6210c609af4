import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { timeOffFacts } from '#modules/timetable/absences/index.ts';
import { layerSources } from '#modules/timetable/timetable/layer.ts';
import { runShift } from './run-shift.ts';
import { shiftFields } from './shift.fields.ts';
import { shiftLayers } from './shift-layers.ts';
import { shiftsActions } from './shifts.audit.ts';
import { shiftNotifications } from './shifts.notifications.ts';
import { shiftsPersonalData } from './shifts.personal-data.ts';
import { shiftEndpoints } from './shifts.routes.ts';
import { shifts } from './shifts.table.ts';

export const shiftsModule = defineModule('shifts', {
  above: ['absences'],
  endpoints: shiftEndpoints,
  notifications: [shiftNotifications],
  personalData: shiftsPersonalData,
  audited: [auditedTable('shift', shifts.teacherId, shifts.leaderId)],
  words: { actions: shiftsActions, objects: { shift: namesOf(shiftFields) } },
  jobs: { shift: (running, { shiftId }) => runShift(running, shiftId) },
  mails: { facts: { shift: (sql, { params }, recipient) => timeOffFacts(sql, params, recipient) } },
  registers: [layerSources.add(shiftLayers)],
});
