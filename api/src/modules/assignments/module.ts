import { auditedTable } from '#base/audit/audited-subject.ts';
import { defineModule } from '#define-module.ts';
import { assignmentNotifications } from './assignments.notifications.ts';
import { assignmentPermissions } from './assignments.permissions.ts';
import { assignmentsPersonalData } from './assignments.personal-data.ts';
import { assignmentEndpoints } from './assignments.routes.ts';
import { assignments } from './assignments.table.ts';
import { auditedHandIn } from './hand-ins/hand-ins.audit.ts';

export const assignmentsModule = defineModule('assignments', {
  above: ['classes'],
  endpoints: assignmentEndpoints,
  permissions: [assignmentPermissions],
  notifications: [assignmentNotifications],
  personalData: assignmentsPersonalData,
  audited: [auditedTable('assignment', assignments.studentId), auditedHandIn],
});
