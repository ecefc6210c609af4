import { auditedTable } from '#base/audit/audited-subject.ts';
import { defineModule } from '#define-module.ts';
import { holdFacts } from './hold-facts.ts';
import { holdsActions } from './holds.audit.ts';
import { holdNotifications } from './holds.notifications.ts';
import { holdsPersonalData } from './holds.personal-data.ts';
import { holdEndpoints } from './holds.routes.ts';
import { holdSettings } from './holds.settings.ts';
import { holds } from './holds.table.ts';
import { notifyEndingHolds } from './notify-ending.ts';
import { stepDueHolds } from './step-hold.ts';
import { beginUnpaidHolds } from './unpaid/begin-unpaid-holds.ts';
import { endPaidHolds } from './unpaid/end-paid-holds.ts';

export const holdsModule = defineModule('holds', {
  above: ['absences', 'bank-transfers', 'purchases'],
  endpoints: ({ hooks }) => holdEndpoints(hooks),
  settings: [holdSettings.group],
  notifications: [holdNotifications],
  personalData: holdsPersonalData,
  audited: [auditedTable('hold', holds.studentId)],
  words: { actions: holdsActions },
  everyMinute: [
    (sql, { now }) => stepDueHolds(sql, now),
    (sql, { now, deps, hooks }) => endPaidHolds({ sql, now, deps, hooks }),
    (sql, { now, deps, hooks }) => beginUnpaidHolds({ sql, now, deps, hooks }),
    (sql, { now }) => notifyEndingHolds(sql, now),
  ],
  mails: { facts: { hold: (_sql, { key, params }, recipient) => holdFacts(key, params, recipient) } },
});
