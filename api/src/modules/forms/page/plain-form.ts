import type { Context } from 'hono';
import { type AppError, errorStatus } from '#base/errors/app-error.ts';
import { escapeHtml } from '#base/http/html-page.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { FORM_PAGES } from './form-html.ts';
import { formPage } from './form-page.ts';
import { type FormTexts, formTexts, problemText } from './form-texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a browser sent the form without our script: then the response is a page. */
export const isPlainForm = (c: Context): boolean => (c.req.header('accept') ?? '').includes('text/html');

const languageOf = (fields: Fields): PageLanguage => (fields.language === 'ar' ? 'ar' : 'en');

export const sentAddress = (formId: number, fields: Fields): string =>
  `${FORM_PAGES}/${formId}?sent=1&lang=${languageOf(fields)}`;

/** The field in words: its name in the form, or its number. */
function nameOf(path: string, fields: Fields, texts: FormTexts): string {
  if (path === 'userName' || path === 'userEmail') return texts[path];
  const id = path.replace(/^answers\./, '');
  const index = Object.keys(fields).find((name) => name.startsWith('question[') && fields[name] === id);
  const number = /\d+/.exec(index ?? '')?.[0];
  return number === undefined ? '' : texts.question.replace('{number}', String(Number(number) + 1));
}

/** A page with the errors of a plain form. */
export function rejectPlainForm(error: AppError, c: Context, raw: unknown): Response | null {
  if (!isPlainForm(c)) return null;
  const fields = (raw ?? {}) as Fields;
  const language = languageOf(fields);
  const texts = formTexts(language);
  const wrong = error.fields.map(({ path, code }) => {
    const name = nameOf(path, fields, texts);
    return `${name && `${name}: `}${problemText(texts, code)}`;
  });
  const lines = wrong.length > 0 ? wrong : [problemText(texts, error.code)];
  const body = `<h1>${texts.failedTitle}</h1><p>${texts.failed}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  if (error.retryAfter) c.header('retry-after', String(error.retryAfter));
  return formPage(c, { title: texts.failedTitle, body, language }, errorStatus[error.code] as 422);
}
