import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { visitsActions, visitsValues } from './visits.audit.ts';
import { visitFields } from './visits.fields.ts';
import { visitNotifications } from './visits.notifications.ts';
import { visitsPersonalData } from './visits.personal-data.ts';
import { visitEndpoints } from './visits.routes.ts';
import { visitSettings } from './visits.settings.ts';
import { visits } from './visits.table.ts';

export const visitsModule = defineModule('visits', {
  above: ['classes'],
  endpoints: visitEndpoints,
  settings: [visitSettings.group],
  notifications: [visitNotifications],
  personalData: visitsPersonalData,
  audited: [auditedTable('visit', visits.teacherId)],
  impersonal: ['visit_rubric'],
  words: { actions: visitsActions, objects: { visit: namesOf(visitFields) }, objectValues: visitsValues },
});
