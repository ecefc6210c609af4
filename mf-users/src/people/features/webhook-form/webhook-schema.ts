import * as v from 'valibot';
import type { WebhookFields } from '#/people/api/webhooks.ts';

const MAX_URL_CHARS = 2000;

export interface WebhookValues {
  url: string;
  events: string[];
}

export const webhookSchema: v.GenericSchema<WebhookValues, WebhookFields> = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('webhooks.form.urlRequired'),
    v.maxLength(MAX_URL_CHARS, 'webhooks.form.urlLong'),
    v.url('webhooks.form.urlWrong'),
  ),
  events: v.pipe(v.array(v.string()), v.minLength(1, 'webhooks.form.eventsRequired')),
});
