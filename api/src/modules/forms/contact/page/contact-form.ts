import type { Context } from 'hono';
import type { AppError } from '#base/errors/app-error.ts';
import { escapeHtml } from '#base/http/html-page.ts';
import { errorSummary } from '#modules/forms/forms/page/error-summary.ts';
import {
  errorHtml,
  type Filled,
  filledWith,
  invalidAttribute,
  valueAttribute,
} from '#modules/forms/forms/page/filled.ts';
import { type Page, statusHtml } from '#modules/forms/forms/page/form-html.ts';
import { rejectedPage } from '#modules/forms/forms/page/plain-form.ts';
import type { Contact } from '../contact.schema.ts';
import { contactTexts } from './contact-texts.ts';

type Language = Contact['language'];
type Name = 'name' | 'email' | 'message';

export const homes: Record<Language, string> = { en: '/', ar: '/ar' };

/** A form that the browser sent without our script: its response is a page. */
export const isPlainContact = (c: Context): boolean =>
  (c.req.header('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded');

function fieldHtml(language: Language, filled: Filled, name: Name): string {
  const error = filled.errorOf(name);
  const about = `id="${name}" name="${name}" required aria-describedby="${name}-error"${invalidAttribute(error)}`;
  const value = filled.valueOf(name);
  const input = {
    name: `<input class="input" ${about} maxlength="100" autocomplete="name" dir="auto"${valueAttribute(value)}>`,
    email: `<input class="input" ${about} type="email" maxlength="254" autocomplete="email" dir="ltr"${valueAttribute(value)}>`,
    message: `<textarea class="input" ${about} rows="6" maxlength="5000" dir="auto">${escapeHtml(value ?? '')}</textarea>`,
  };
  return `<div class="field"><label class="label" for="${name}">${contactTexts[language].fields[name]}</label>
${input[name]}${errorHtml(name, error)}</div>`;
}

/** The contact form of the landing page, filled in as it was sent. */
function contactHtml(language: Language, filled: Filled, failure: string): Page {
  const texts = contactTexts[language];
  const { title, fix, send, back, fields } = texts;
  const wrong = failure || errorSummary(fix, Object.entries(fields), filled);
  const names = Object.keys(fields) as Name[];
  const body = `<h1>${title}</h1>${statusHtml('failed', wrong)}
<form method="post" action="/api/contact"><input type="hidden" name="language" value="${language}">
${names.map((name) => fieldHtml(language, filled, name)).join('\n')}
<div class="extra" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></div>
<div class="actions"><button>${send}</button><a href="${homes[language]}#contact">${back}</a></div></form>`;
  return { title, body, language };
}

/** A plain contact form that was rejected: filled in as it was sent, each error at its field. */
export function rejectPlainContact(error: AppError, c: Context, raw: unknown): Response | null {
  if (!isPlainContact(c)) return null;
  const language: Language = filledWith(raw).valueOf('language') === 'ar' ? 'ar' : 'en';
  const { problem } = contactTexts[language];
  const textOf = (key: string) => (Object.hasOwn(problem, key) ? problem[key as keyof typeof problem] : problem.other);
  const errors = new Map(error.fields.map(({ path }) => [path, textOf(path)]));
  const isAtField = [...errors.keys()].some((path) => Object.hasOwn(contactTexts[language].fields, path));
  const failure = isAtField ? '' : escapeHtml(textOf(error.code));
  return rejectedPage(c, error, contactHtml(language, filledWith(raw, errors), failure));
}
