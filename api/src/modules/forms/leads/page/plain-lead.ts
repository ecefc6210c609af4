import type { Context } from 'hono';
import type { AppError } from '#base/errors/app-error.ts';
import { escapeHtml } from '#base/http/html-page.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { filledWith } from '#modules/forms/forms/page/filled.ts';
import { formScript } from '#modules/forms/forms/page/form-html.ts';
import { problemText } from '#modules/forms/forms/page/form-texts.ts';
import { isPlainForm, rejectedPage } from '#modules/forms/forms/page/plain-form.ts';
import { fieldNames, leadHtml } from './lead-html.ts';
import { leadScripts } from './lead-scripts.ts';
import { scriptTexts } from './lead-texts.ts';

const languageOf = (raw: unknown): PageLanguage =>
  (raw as { pageLanguage?: unknown } | undefined)?.pageLanguage === 'ar' ? 'ar' : 'en';

/** The errors by the path of their field, in the page's language. */
export function leadErrors({ fields }: AppError, language: PageLanguage): Map<string, string> {
  const script = scriptTexts(language);
  return new Map(fields.map(({ path, code }) => [path, problemText(script, code)]));
}

/** What is wrong with the whole form; empty if the errors stand at fields that the page has. */
export function leadFailure(error: AppError, language: PageLanguage): string {
  const known = new Set(fieldNames(language).map(([path]) => path));
  if (error.fields.some(({ path }) => known.has(path))) return '';
  return escapeHtml(problemText(scriptTexts(language), error.fields[0]?.code ?? error.code));
}

/** The form as it was sent, with the errors at their fields, for a browser without scripts. */
export function rejectPlainLead(error: AppError, c: Context, raw: unknown): Response | null {
  if (!isPlainForm(c)) return null;
  const language = languageOf(raw);
  const filled = filledWith(raw, leadErrors(error, language));
  const source = filled.valueOf('source') ?? '';
  const page = leadHtml({ language, source, isSent: false, filled, failure: leadFailure(error, language) });
  return rejectedPage(c, error, { ...page, head: `${formScript}${leadScripts}` });
}
