import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { handedOver } from '#modules/classes/classes/class-events.ts';
import { timeOffFinders } from '#modules/classes/classes/class-questions.ts';
import { mergeChecks, mergeVerbs } from '#modules/people/people/people-events.ts';
import { layerSources } from '#modules/timetable/timetable/layer.ts';
import { handOverHeld } from './follow-classes.ts';
import { holdFields } from './hold.fields.ts';
import { holdFacts } from './hold-facts.ts';
import { holdLayers } from './hold-layers.ts';
import { holdsActions } from './holds.audit.ts';
import { holdNotifications } from './holds.notifications.ts';
import { holdsPersonalData } from './holds.personal-data.ts';
import { holdEndpoints } from './holds.routes.ts';
import { holdSettings } from './holds.settings.ts';
import { holds } from './holds.table.ts';
import { findHolds } from './holds-at.ts';
import { keepApartWhileHeld, mergeHolds } from './merge-holds.ts';
import { notifyEndingHolds } from './notify-ending.ts';
import { stepDueHolds } from './step-hold.ts';
import { beginUnpaidHolds } from './unpaid/begin-unpaid-holds.ts';
import { endPaidHolds } from './unpaid/end-paid-holds.ts';

export const holdsModule = defineModule('holds', {
  above: ['bank-transfers', 'plans', 'purchases'],
  endpoints: holdEndpoints,
  settings: [holdSettings.group],
  notifications: [holdNotifications],
  personalData: holdsPersonalData,
  audited: [auditedTable('hold', holds.studentId)],
  words: { actions: holdsActions, objects: { hold: namesOf(holdFields) } },
  everyMinute: [
    (sql, { now }) => stepDueHolds(sql, now),
    (sql, { now, deps }) => endPaidHolds({ sql, now, deps }),
    (sql, { now, deps }) => beginUnpaidHolds({ sql, now, deps }),
    (sql, { now }) => notifyEndingHolds(sql, now),
  ],
  mails: { facts: { hold: (_sql, { key, params }, recipient) => holdFacts(key, params, recipient) } },
  registers: [
    mergeChecks.add(keepApartWhileHeld),
    mergeVerbs.add(mergeHolds),
    timeOffFinders.add(findHolds),
    layerSources.add(holdLayers),
    on(handedOver, handOverHeld),
  ],
});
