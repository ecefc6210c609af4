import type { Context } from 'hono';
import * as v from 'valibot';
import { type AppError, errorStatus } from '#base/errors/app-error.ts';
import { escapeHtml } from '#base/http/html-page.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { formPage } from '#modules/forms/page/form-page.ts';
import { problemText } from '#modules/forms/page/form-texts.ts';
import { isPlainForm } from '#modules/forms/page/plain-form.ts';
import { type LeadInput, leadFields } from '../visitor.schema.ts';
import { LEAD_PAGE } from './lead-html.ts';
import { type LeadTexts, leadTexts, scriptTexts } from './lead-texts.ts';

/** The page's form: the same fields, flat. */
export const leadForm = v.pipe(
  v.object(leadFields),
  v.forward(
    v.check((input) => Boolean(input.email || input.phone), 'An email address or a phone number is required'),
    ['email'],
  ),
  v.transform(
    ({ learnerName, learnerAge, ...rest }): LeadInput => ({
      ...rest,
      learner: { name: learnerName, age: learnerAge },
    }),
  ),
);

const languageOf = (raw: unknown): PageLanguage =>
  (raw as { pageLanguage?: unknown } | undefined)?.pageLanguage === 'ar' ? 'ar' : 'en';

export const sentAddress = ({ pageLanguage }: LeadInput): string => `${LEAD_PAGE}?sent=1&lang=${pageLanguage ?? 'en'}`;

const labelOf = (path: string, texts: LeadTexts): string => {
  const label = texts[path as keyof LeadTexts];
  return typeof label === 'string' && path !== 'consent' ? `${label}: ` : '';
};

/** The page with the error, for a form without scripts. */
export function rejectPlainLead(error: AppError, c: Context, raw: unknown): Response | null {
  if (!isPlainForm(c)) return null;
  const language = languageOf(raw);
  const [texts, script] = [leadTexts(language), scriptTexts(language)];
  const wrong = error.fields.map(({ path, code }) => `${labelOf(path, texts)}${problemText(script, code)}`);
  const lines = wrong.length > 0 ? wrong : [problemText(script, error.code)];
  const body = `<h1>${script.failedTitle}</h1><p>${script.failed}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  if (error.retryAfter) c.header('retry-after', String(error.retryAfter));
  return formPage(c, { title: script.failedTitle, body, language }, errorStatus[error.code] as 422);
}
