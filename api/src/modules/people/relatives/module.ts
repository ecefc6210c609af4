import { auditedTable } from '#base/audit/audited-subject.ts';
import { defineModule } from '#define-module.ts';
import { mergeChecks } from '#modules/people/people/people-events.ts';
import { keepApartWhileRelated } from './merge-relatives.ts';
import { ownProfileEndpoints } from './own-profile.routes.ts';
import { recipientEndpoints } from './recipients/recipients.routes.ts';
import { relationPermissions } from './relations.permissions.ts';
import { relationEndpoints } from './relations.routes.ts';
import { relativesActions, relativesWords } from './relatives.audit.ts';
import { relativesPersonalData } from './relatives.personal-data.ts';
import { relations } from './relatives.table.ts';

export const relativesModule = defineModule('relatives', {
  above: ['people'],
  endpoints: ({ users }) => [...ownProfileEndpoints(users.policies), ...relationEndpoints, ...recipientEndpoints],
  permissions: [relationPermissions],
  personalData: relativesPersonalData,
  audited: [auditedTable('relation', relations.userId, relations.relatedUserId)],
  words: { actions: relativesActions, fields: relativesWords },
  registers: [mergeChecks.add(keepApartWhileRelated)],
});
