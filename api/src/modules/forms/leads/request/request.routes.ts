import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { filledWith } from '#modules/forms/forms/page/filled.ts';
import { formScript } from '#modules/forms/forms/page/form-html.ts';
import { isPlainForm, rejectedPage } from '#modules/forms/forms/page/plain-form.ts';
import { leadScripts } from '../page/lead-scripts.ts';
import { leadErrors, leadFailure } from '../page/plain-lead.ts';
import { changeRequest } from './change-request.ts';
import { requestForm } from './request-form.ts';
import { changeHtml, noRequestHtml } from './request-html.ts';
import { keyText, pageOfKey } from './request-key.ts';
import { withdrawRequest } from './withdraw-request.ts';

const tag = 'Leads';
const pageLanguage = v.optional(v.picklist(['en', 'ar']), 'en');
const changed = v.object({ ...message.entries, page: v.string() });

const before = ({ deps: { limits }, network }: Ctx): Promise<void> => limits.leadChanges.take(network);

const languageOf = (raw: unknown): PageLanguage => (filledWith(raw).valueOf('pageLanguage') === 'ar' ? 'ar' : 'en');

/** For a browser without scripts: the form with its errors, or the page that says where the request stands. */
function reject(error: AppError, c: Context, raw: unknown): Response | null {
  if (!isPlainForm(c)) return null;
  const language = languageOf(raw);
  if (error.code === 'not_found' || error.fields.some(({ path }) => path === 'key'))
    return rejectedPage(c, error, noRequestHtml(language));
  const filled = filledWith(raw, leadErrors(error, language));
  const own = filled.valueOf('key') ?? '';
  if (error.code === 'conflict') return c.redirect(pageOfKey(own, language), 303);
  const page = changeHtml({ language, key: own, filled, failure: leadFailure(error, language) });
  return rejectedPage(c, error, { ...page, head: `${formScript}${leadScripts}` });
}

const alternatives = [
  { status: 303, type: 'text/html', description: 'A plain form was sent: back to the page of the request' },
  ...[400, 404, 409, 413, 415, 422, 429].map((status) => ({
    status,
    type: 'text/html',
    description: 'To a plain form: a page that says what is wrong',
  })),
];

const change = endpoint({
  method: 'post',
  path: '/leads/request',
  tag,
  summary: 'Change a request for a free trial by the key of its mail; a plain HTML form gets a redirect',
  access: 'public',
  body: { schema: requestForm, accepts: ['multipart', 'form'], maxBytes: 32 * 1024 },
  response: { schema: changed },
  errors: [404, 409, 422, 429],
  alternatives,
  renderError: reject,
  before,
  async handle(ctx, { body: { key: own, input }, c }) {
    await changeRequest(ctx, own, input);
    const page = pageOfKey(own, input.pageLanguage ?? 'en', 'changed');
    return isPlainForm(c) ? c.redirect(page, 303) : { message: 'The request is changed', page };
  },
});

const withdraw = endpoint({
  method: 'post',
  path: '/leads/request/withdraw',
  tag,
  summary: 'Withdraw a request for a free trial by the key of its mail; a plain HTML form gets a redirect',
  access: 'public',
  body: { schema: v.object({ key: keyText, pageLanguage }), accepts: ['json', 'form'], maxBytes: 4 * 1024 },
  response: { schema: changed },
  errors: [404, 409, 422, 429],
  alternatives,
  renderError: reject,
  before,
  async handle(ctx, { body, c }) {
    await withdrawRequest(ctx, body.key);
    const page = pageOfKey(body.key, body.pageLanguage);
    return isPlainForm(c) ? c.redirect(page, 303) : { message: 'The request is withdrawn', page };
  },
});

export const requestEndpoints = [change, withdraw];
