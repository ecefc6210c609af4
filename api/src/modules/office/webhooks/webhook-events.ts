/**
 * What webhooks can tell (D158), by group, in the order of the page. `docs/how-to/connect-a-program.md` has the same
 * list with the fields; a test compares them.
 */
export const eventGroups = {
  classes: ['class.created', 'class.changed', 'class.cancelled', 'class.reported', 'class.deleted'],
  people: ['user.created', 'user.changed', 'user.deleted'],
  office: ['lead.created', 'lead.changed', 'form.answered'],
  money: ['purchase.paid', 'purchase.refunded', 'due.opened', 'due.paid'],
} as const;

export const webhookEvents = Object.values(eventGroups).flat();
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by hand, whatever a webhook has chosen. */
export const TEST_EVENT = 'webhook.test';
