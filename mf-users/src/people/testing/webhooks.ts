import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import {
  deliveryPageSchema,
  eventsResponse,
  type Webhook,
  type WebhookDelivery,
  webhookPageSchema,
  webhookResponse,
} from '#/people/api/webhooks.ts';
import { server } from '#/testing/server.ts';

export const aWebhook = (about: Partial<Webhook> & { id: string }): Webhook => ({
  url: `https://flows${about.id}.example/in/s3cret`,
  events: ['class.created', 'form.answered'],
  state: 'on',
  offReason: null,
  failingSince: null,
  formerSecretUntil: null,
  sentAt: null,
  ...about,
});

export const aDelivery = (about: Partial<WebhookDelivery> & { id: string }): WebhookDelivery => ({
  messageId: `msg_${about.id}`,
  event: 'class.created',
  body: '{"type":"class.created","data":{"id":"7"}}',
  state: 'sent',
  problem: null,
  answerStatus: 200,
  answer: 'fine',
  tries: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  triedAt: '2026-11-20T09:00:01.000Z',
  nextAt: null,
  may: { retry: true },
  ...about,
});

const events = v.parse(eventsResponse, {
  data: [
    { group: 'classes', events: ['class.created', 'class.cancelled'] },
    { group: 'office', events: ['form.answered', 'form.burnt'] },
  ],
});

/** Serves webhooks and the messages of the first one; a test may change them. */
export function serveWebhooks(webhooks: Webhook[], deliveries: WebhookDelivery[] = []) {
  const held = { webhooks, deliveries };
  const page = <Row>(data: Row[]) => ({ data, pagination: { total: data.length } });
  server.use(
    http.get('*/api/webhook-events', () => HttpResponse.json(events)),
    http.get('*/api/webhooks', () => HttpResponse.json(v.parse(webhookPageSchema, page(held.webhooks)))),
    http.get('*/api/webhooks/:id', ({ params }) => {
      const found = held.webhooks.find(({ id }) => id === params.id);
      if (!found) return HttpResponse.json({ code: 'not_found', message: 'Webhook not found' }, { status: 404 });
      return HttpResponse.json(v.parse(webhookResponse, { data: found }));
    }),
    http.get('*/api/webhooks/:id/deliveries', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state');
      const rows = held.deliveries.filter((each) => state === null || each.state === state);
      return HttpResponse.json(v.parse(deliveryPageSchema, page(rows)));
    }),
  );
  return held;
}
