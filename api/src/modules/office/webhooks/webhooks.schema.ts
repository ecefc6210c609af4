import * as v from 'valibot';
import { idParams, instant, requiredText } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { deliveryProblems } from './sending/judge-answer.ts';
import { eventGroups, type WebhookEvent, webhookEvents } from './webhook-events.ts';
import { offReasons, webhookDeliveryStates, webhookStates } from './webhooks.table.ts';

const MAX_URL_CHARS = 2000;

export const webhookParams = idParams;
export const webhooksQuery = v.object(pageQuery);
export type WebhooksQuery = v.InferOutput<typeof webhooksQuery>;

const event = v.picklist(webhookEvents, 'This event is not known');

const webhook = v.object({
  id: v.string(),
  url: v.string(),
  events: v.array(event),
  state: v.picklist(webhookStates),
  offReason: v.nullable(v.picklist(offReasons)),
  /** When the first of the present failures was. */
  failingSince: v.nullable(instant),
  /** Until when the former secret signs too. */
  formerSecretUntil: v.nullable(instant),
  /** When a message was last accepted, of those that are kept. */
  sentAt: v.nullable(instant),
  createdAt: instant,
});
export type WireWebhook = v.InferInput<typeof webhook>;

export const webhooksPage = pageOf(webhook);
export const webhookResponse = v.object({ data: webhook });
/** `secret` is in this answer alone: it is stored sealed. */
export const secretResponse = v.object({ data: v.object({ ...webhook.entries, secret: v.string() }) });
export type WireSecret = v.InferInput<typeof secretResponse>['data'];

export const eventsResponse = v.object({
  data: v.array(v.object({ group: v.picklist(Object.keys(eventGroups)), events: v.array(event) })),
});

const isWebAddress = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
};

const fields = {
  url: v.pipe(
    requiredText(MAX_URL_CHARS),
    v.check(isWebAddress, 'An address as https://… is expected, without a password or #'),
    v.transform((text) => new URL(text).href),
    v.maxLength(MAX_URL_CHARS),
  ),
  events: v.pipe(
    v.array(event),
    v.minLength(1, 'Choose at least one event'),
    v.transform((chosen): WebhookEvent[] => webhookEvents.filter((each) => chosen.includes(each))),
  ),
};
export const newWebhook = v.object(fields);
export type NewWebhook = v.InferOutput<typeof newWebhook>;
export const changedWebhook = v.object({ ...fields, state: v.picklist(['on', 'paused']) });
export type ChangedWebhook = v.InferOutput<typeof changedWebhook>;

export const logQuery = v.object({ ...pageQuery, state: v.optional(v.picklist(webhookDeliveryStates)) });
export type LogQuery = v.InferOutput<typeof logQuery>;

const delivery = v.object({
  id: v.string(),
  /** The header `webhook-id`, the same for each try. */
  messageId: v.string(),
  event: v.string(),
  /** The JSON as it is sent. */
  body: v.string(),
  state: v.picklist(webhookDeliveryStates),
  /** Why the last try failed. */
  problem: v.nullable(v.picklist(deliveryProblems)),
  answerStatus: v.nullable(v.number()),
  /** The beginning of the answer. */
  answer: v.nullable(v.string()),
  tries: v.number(),
  createdAt: instant,
  triedAt: v.nullable(instant),
  /** When it is tried next; null: finished. */
  nextAt: v.nullable(instant),
  may: v.object({ retry: v.boolean() }),
});
export type WireDelivery = v.InferInput<typeof delivery>;

export const deliveriesPage = pageOf(delivery);
export const deliveryResponse = v.object({ data: delivery });
