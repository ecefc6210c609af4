import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { classChanged } from '#modules/classes/classes/class-events.ts';
import { assignmentFields } from './assignment.fields.ts';
import { assignmentFiles, handInFiles } from './assignment-files.ts';
import { assignmentsActions, assignmentsWords } from './assignments.audit.ts';
import { assignmentNotifications } from './assignments.notifications.ts';
import { assignmentPermissions } from './assignments.permissions.ts';
import { assignmentsPersonalData } from './assignments.personal-data.ts';
import { assignmentEndpoints } from './assignments.routes.ts';
import { assignments } from './assignments.table.ts';
import { dropAssignments } from './change-assignment.ts';
import { auditedHandIn } from './hand-ins/hand-ins.audit.ts';
import { notifyDueAssignments } from './hand-ins/notify-due.ts';
import { canViewAssignmentMedia } from './visible-assignments.ts';

export const assignmentsModule = defineModule('assignments', {
  above: ['classes'],
  endpoints: assignmentEndpoints,
  permissions: [assignmentPermissions],
  notifications: [assignmentNotifications],
  personalData: assignmentsPersonalData,
  audited: [auditedTable('assignment', assignments.studentId), auditedHandIn],
  words: { actions: assignmentsActions, fields: assignmentsWords, objects: { assignment: namesOf(assignmentFields) } },
  everyMinute: [(sql, { now }) => notifyDueAssignments(sql, now)],
  files: [assignmentFiles, handInFiles],
  media: [canViewAssignmentMedia],
  registers: [on(classChanged, dropAssignments)],
});
