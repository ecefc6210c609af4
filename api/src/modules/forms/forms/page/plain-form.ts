import type { Context } from 'hono';
import type { Deps } from '#base/deps.ts';
import { type AppError, errorStatus } from '#base/errors/app-error.ts';
import { escapeHtml } from '#base/http/html-page.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { WireForm } from '#modules/forms/forms/forms.schema.ts';
import { findForm } from '#modules/forms/forms/list-forms.ts';
import { filledWith } from './filled.ts';
import { FORM_PAGES, formHtml, formScript, type Page } from './form-html.ts';
import { formPage, inLanguage } from './form-page.ts';
import { type FormTexts, formTexts, problemText } from './form-texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a browser sent the form without our script: then the response is a page. */
export const isPlainForm = (c: Context): boolean => (c.req.header('accept') ?? '').includes('text/html');

const languageOf = (fields: Fields): PageLanguage => (fields.language === 'ar' ? 'ar' : 'en');

export const sentAddress = (formId: number, fields: Fields): string =>
  `${FORM_PAGES}/${formId}?sent=1&lang=${languageOf(fields)}`;

/** The page of a form that was rejected: filled in as it was sent, with its errors. */
export function rejectedPage(c: Context, error: AppError, page: Page): Response {
  if (error.retryAfter) c.header('retry-after', String(error.retryAfter));
  return formPage(c, page, errorStatus[error.code] as 422);
}

/** The form that was sent; null if it can no longer be found. */
async function formOf(fields: Fields, { database }: Pick<Deps, 'database'>): Promise<WireForm | null> {
  const id = String(fields.formId);
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  return findForm({ ctx: { sql: database.sql, viewer: null }, id: Number(id) }).catch(() => null);
}

/** Where the form is not known: its file was rejected before its fields were read, or it is gone. */
const bareRejection = ({ failedTitle: title, failed }: FormTexts, problem: string, language: PageLanguage): Page => ({
  title,
  body: `<h1>${title}</h1><p>${failed}</p><p>${problem}</p>`,
  language,
});

/** A plain form that was rejected: filled in as it was sent, each error at its field. */
export async function rejectPlainForm(
  error: AppError,
  c: Context,
  raw: unknown,
  deps: Pick<Deps, 'database'>,
): Promise<Response | null> {
  if (!isPlainForm(c)) return null;
  const fields = (raw ?? {}) as Fields;
  const language = languageOf(fields);
  const texts = formTexts(language);
  const errors = new Map(error.fields.map(({ path, code }) => [path, problemText(texts, code)]));
  const whole = escapeHtml(problemText(texts, error.fields[0]?.code ?? error.code));
  const stored = await formOf(fields, deps);
  if (!stored) return rejectedPage(c, error, bareRejection(texts, whole, language));
  const form = inLanguage(stored, language);
  const paths = new Set(['userName', 'userEmail', ...form.questions.map(({ id }) => `answers.${id}`)]);
  const isAtField = [...errors.keys()].some((path) => paths.has(path));
  const page = formHtml(form, language, { filled: filledWith(raw, errors), failure: isAtField ? '' : whole });
  return rejectedPage(c, error, { ...page, head: formScript });
}
