import { auditedTable } from '#base/audit/audited-subject.ts';
import { defineModule } from '#define-module.ts';
import { leadsActions } from './leads.audit.ts';
import { leadNotifications } from './leads.notifications.ts';
import { leadPermissions } from './leads.permissions.ts';
import { leadsPersonalData } from './leads.personal-data.ts';
import { leadEndpoints } from './leads.routes.ts';
import { leads } from './leads.table.ts';

export const leadsModule = defineModule('leads', {
  above: ['forms', 'free-times', 'relatives'],
  endpoints: ({ hooks }) => leadEndpoints(hooks),
  permissions: [leadPermissions],
  notifications: [leadNotifications],
  personalData: leadsPersonalData,
  audited: [auditedTable('lead', leads.studentId, leads.parentId)],
  words: { actions: leadsActions },
});
