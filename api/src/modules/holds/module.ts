import { auditedTable } from '#base/audit/audited-subject.ts';
import { defineModule } from '#define-module.ts';
import { holdNotifications } from './holds.notifications.ts';
import { holdsPersonalData } from './holds.personal-data.ts';
import { holdEndpoints } from './holds.routes.ts';
import { holdSettings } from './holds.settings.ts';
import { holds } from './holds.table.ts';

export const holdsModule = defineModule('holds', {
  above: ['absences', 'bank-transfers', 'purchases'],
  endpoints: ({ hooks }) => holdEndpoints(hooks),
  settings: [holdSettings.group],
  notifications: [holdNotifications],
  personalData: holdsPersonalData,
  audited: [auditedTable('hold', holds.studentId)],
});
