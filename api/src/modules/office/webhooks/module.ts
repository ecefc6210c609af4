import { audited } from '#base/audit/audited.ts';
import { on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { classChanged, classesPlanned, manyChanged } from '#modules/classes/classes/class-events.ts';
import { formAnswered } from '#modules/forms/forms/form-events.ts';
import { leadNoted } from '#modules/forms/leads/lead-events.ts';
import { dueChanged, paymentBooked } from '#modules/money/purchases/purchase-events.ts';
import { announceClass, announceClasses, announcePlanned } from './follow/follow-classes.ts';
import { announceAnswer, announceLead } from './follow/follow-forms.ts';
import { announceDue, announcePayment } from './follow/follow-money.ts';
import { announcePeople } from './follow/follow-people.ts';
import { webhooksActions, webhooksWords } from './webhooks.audit.ts';
import { webhookNotifications } from './webhooks.notifications.ts';
import { webhookEndpoints } from './webhooks.routes.ts';

/** The log of webhooks is kept for 30 days; what still waits is younger. */
const expiredDeliveries = "delete from webhook_deliveries where created_at <= $1::timestamptz - interval '30 days'";

export const webhooksModule = defineModule('webhooks', {
  above: ['leads', 'purchases'],
  endpoints: webhookEndpoints,
  notifications: [webhookNotifications],
  impersonal: ['webhook'],
  words: { actions: webhooksActions, fields: webhooksWords },
  expired: [expiredDeliveries],
  registers: [
    on(audited, announcePeople),
    on(classChanged, announceClass),
    on(manyChanged, announceClasses),
    on(classesPlanned, announcePlanned),
    on(formAnswered, announceAnswer),
    on(leadNoted, announceLead),
    on(paymentBooked, announcePayment),
    on(dueChanged, announceDue),
  ],
});
