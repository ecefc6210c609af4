import { escapeHtml } from '#base/http/html-page.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { errorSummary } from '#modules/forms/forms/page/error-summary.ts';
import type { Filled } from '#modules/forms/forms/page/filled.ts';
import { type Page, statusHtml } from '#modules/forms/forms/page/form-html.ts';
import { consentField } from './lead-field.ts';
import { leadFieldsHtml } from './lead-fields.ts';
import { leadInputs } from './lead-inputs.ts';
import { leadTexts, scriptTexts } from './lead-texts.ts';

export const LEAD_PAGE = '/free-trial';

/** The fields whose errors the page lists, with their names. */
export const fieldNames = (language: PageLanguage): readonly (readonly [path: string, name: string])[] => [
  ...Object.entries(leadInputs).map(([name, { label }]) => [name, label[language]] as const),
  ['consent', leadTexts(language).consentName],
];

interface Drawn {
  language: PageLanguage;
  source: string;
  isSent: boolean;
  filled: Filled;
  /** What is wrong with the whole form; empty if it is a field, or nothing. */
  failure?: string;
}

/** The page for requesting a free trial (D105); it works without scripts, and then accepts times as text. */
export function leadHtml({ language, source, isSent, filled, failure = '' }: Drawn): Omit<Page, 'head' | 'isListed'> {
  const texts = leadTexts(language);
  const script = scriptTexts(language);
  const { optional, otherLanguage, website, sending } = script;
  const other = language === 'ar' ? 'en' : 'ar';
  const about = escapeHtml(JSON.stringify({ id: 'free-trial', texts: script, times: texts, megabytes: 0 }));
  const query = source ? `&amp;source=${encodeURIComponent(source)}` : '';
  const header = `<a href="${LEAD_PAGE}?lang=${other}${query}" lang="${other}" hreflang="${other}">${otherLanguage}</a>`;
  const wrong = failure || errorSummary(script.fix, fieldNames(language), filled);
  const status = isSent ? statusHtml('done', texts.thanks) : statusHtml(wrong ? 'failed' : '', wrong);
  const body = `<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
${status}
<form id="form" method="post" action="/api/leads/form" enctype="multipart/form-data" data-about="${about}"${isSent ? ' data-sent' : ''}>
<fieldset id="fields"${isSent ? ' disabled' : ''}><input type="hidden" name="pageLanguage" value="${language}"><input type="hidden" name="source" value="${escapeHtml(source)}">
${leadFieldsHtml({ filled, texts, language, optional, hasEmail: true })}
${consentField({ filled }, texts.consent)}<div class="extra" aria-hidden="true"><label for="website">${website}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<progress id="progress" max="1" value="0" hidden aria-label="${sending}"></progress>
<button id="send">${texts.send}</button></fieldset></form>`;
  return { title: texts.title, body, language, header };
}
