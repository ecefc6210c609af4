import type { Context } from 'hono';
import * as v from 'valibot';
import { type AppError, errorStatus } from '#base/errors/app-error.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { escapeHtml, htmlPage } from '#base/http/html-page.ts';
import { type Contact, contactBody } from './contact.schema.ts';
import { sendContact } from './send-contact.ts';

const SMALL = 32 * 1024;
type Language = Contact['language'];

const homes: Record<Language, string> = { en: '/', ar: '/ar' };
const words = {
  en: {
    title: 'Your message was not sent',
    back: 'Back to the form',
    name: 'Please write your name.',
    email: 'Please write a valid email address.',
    message: 'Please write a message of at most 5000 characters.',
    too_many_requests: 'Too many messages came in a short time. Please try again later.',
    other: 'Something went wrong. Please try again.',
  },
  ar: {
    title: 'لم تُرسل رسالتك',
    back: 'العودة إلى النموذج',
    name: 'يُرجى كتابة الاسم.',
    email: 'يُرجى كتابة بريد إلكتروني صحيح.',
    message: 'يُرجى كتابة رسالة لا تزيد على 5000 حرف.',
    too_many_requests: 'وصلتنا رسائل كثيرة في وقت قصير. يُرجى إعادة المحاولة لاحقًا.',
    other: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
  },
};

const isPlainForm = (c: Context) =>
  (c.req.header('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded');

/** A form that the browser sent without our script: its response is a page. */
function rejectPlainForm(error: AppError, c: Context, raw: unknown): Response | null {
  if (!isPlainForm(c)) return null;
  const language: Language = (raw as { language?: unknown } | undefined)?.language === 'ar' ? 'ar' : 'en';
  const text = words[language];
  const keys = error.fields.length > 0 ? error.fields.map((field) => field.path) : [error.code as string];
  const lines = keys.map((key) => `<li>${escapeHtml(text[key as keyof typeof text] ?? text.other)}</li>`);
  const body = `<h1>${text.title}</h1><ul>${lines.join('')}</ul><p><a href="${homes[language]}#contact">${text.back}</a></p>`;
  if (error.retryAfter) c.header('retry-after', String(error.retryAfter));
  return htmlPage(c, { title: text.title, body, language, status: errorStatus[error.code] as 422 });
}

const contact = endpoint({
  method: 'post',
  path: '/contact',
  tag: 'Contact',
  summary: 'Submit the contact form; a plain HTML form gets a redirect',
  access: 'public',
  body: { schema: contactBody, accepts: ['json', 'form'], maxBytes: SMALL },
  response: { schema: v.object({ ...message.entries }) },
  idempotent: true,
  errors: [422, 429],
  alternatives: [
    { status: 303, type: 'text/html', description: 'A plain form was sent: back to the page that it stands on' },
    ...[400, 409, 413, 422, 429].map((status) => ({
      status,
      type: 'text/html',
      description: 'To a plain form: a page that says what is wrong',
    })),
  ],
  async before({ deps: { limits }, network }) {
    await limits.contact.take(network);
    await limits.formSubmissions.take('contact');
  },
  renderError: rejectPlainForm,
  async handle(ctx, { body, c }) {
    await sendContact({ ctx, input: body });
    if (isPlainForm(c)) return c.redirect(`${homes[body.language]}?sent=1#contact-sent`, 303);
    return { message: 'Your message was sent' };
  },
});

export const contactEndpoints = [contact];
