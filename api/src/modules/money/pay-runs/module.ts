import { auditedTable } from '#base/audit/audited-subject.ts';
import { on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { personErasing } from '#modules/people/people/people-events.ts';
import { advanceEndpoints } from './advances/advances.routes.ts';
import { payAdvances } from './advances/advances.table.ts';
import { keepWhilePrepared } from './keep-while-prepared.ts';
import { payRunActions, payRunWords, payWayWords } from './pay-runs.audit.ts';
import { payRunNotifications } from './pay-runs.notifications.ts';
import { payRunPermissions } from './pay-runs.permissions.ts';
import { payRunsPersonalData } from './pay-runs.personal-data.ts';
import { payRunEndpoints } from './pay-runs.routes.ts';
import { payRunSettings } from './pay-runs.settings.ts';
import { payRunLines } from './pay-runs.table.ts';
import { payoutEndpoints } from './payouts/payouts.routes.ts';

export const payRunsModule = defineModule('pay-runs', {
  above: ['salaries'],
  endpoints: [...payRunEndpoints, ...payoutEndpoints, ...advanceEndpoints],
  permissions: [payRunPermissions],
  settings: [payRunSettings.group],
  notifications: [payRunNotifications],
  personalData: payRunsPersonalData,
  audited: [auditedTable('pay-line', payRunLines.teacherId), auditedTable('pay-advance', payAdvances.teacherId)],
  impersonal: ['pay-run'],
  words: {
    actions: payRunActions,
    fields: payRunWords,
    objectValues: { 'pay-line.way': payWayWords, 'payout.way': payWayWords },
  },
  registers: [on(personErasing, keepWhilePrepared)],
});
