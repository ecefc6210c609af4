import * as v from 'valibot';
import { endpoint } from '#base/http/endpoint.ts';
import { instant, message } from '#base/http/fields.ts';
import { answerBy } from '#modules/platform/academy/answer-by.ts';
import { contactBody } from './contact.schema.ts';
import { homes, isPlainContact, rejectPlainContact } from './page/contact-form.ts';
import { sendContact } from './send-contact.ts';

const SMALL = 32 * 1024;

const contact = endpoint({
  method: 'post',
  path: '/contact',
  tag: 'Contact',
  summary: 'Submit the contact form; a plain HTML form gets a redirect',
  access: 'public',
  body: { schema: contactBody, accepts: ['json', 'form'], maxBytes: SMALL },
  response: {
    schema: v.object({
      ...message.entries,
      /** By when the academy answers (D165). */
      answerBy: instant,
    }),
  },
  idempotent: true,
  errors: [422, 429],
  alternatives: [
    { status: 303, type: 'text/html', description: 'A plain form was sent: back to the page that it stands on' },
    ...[400, 409, 413, 422, 429].map((status) => ({
      status,
      type: 'text/html',
      description: 'To a plain form: the same form, with what is wrong',
    })),
  ],
  async before({ deps: { limits }, network }) {
    await limits.contact.take(network);
    await limits.formSubmissions.take('contact');
  },
  renderError: rejectPlainContact,
  async handle(ctx, { body, c }) {
    await sendContact({ ctx, input: body });
    if (isPlainContact(c)) return c.redirect(`${homes[body.language]}?sent=1#contact-sent`, 303);
    return { message: 'Your message was sent', answerBy: answerBy(ctx.deps, ctx.now).toISOString() };
  },
});

export const contactEndpoints = [contact];
