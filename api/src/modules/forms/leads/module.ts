import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { classChanged, manyChanged } from '#modules/classes/classes/class-events.ts';
import { followLead, followManyLeads } from './follow-class.ts';
import { leadFields } from './lead.fields.ts';
import { leadsActions } from './leads.audit.ts';
import { leadNotifications } from './leads.notifications.ts';
import { leadPermissions } from './leads.permissions.ts';
import { leadsPersonalData } from './leads.personal-data.ts';
import { leadEndpoints } from './leads.routes.ts';
import { leads } from './leads.table.ts';

export const leadsModule = defineModule('leads', {
  above: ['forms', 'free-times', 'relatives'],
  endpoints: leadEndpoints,
  permissions: [leadPermissions],
  notifications: [leadNotifications],
  personalData: leadsPersonalData,
  audited: [auditedTable('lead', leads.studentId, leads.parentId)],
  words: { actions: leadsActions, objects: { lead: namesOf(leadFields) } },
  registers: [on(classChanged, followLead), on(manyChanged, followManyLeads)],
});
