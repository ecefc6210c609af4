import { escapeHtml } from '#base/http/html-page.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { errorSummary } from '#modules/forms/forms/page/error-summary.ts';
import type { Filled } from '#modules/forms/forms/page/filled.ts';
import { type Page, statusHtml } from '#modules/forms/forms/page/form-html.ts';
import { leadFieldsHtml } from '../page/lead-fields.ts';
import { fieldNames, LEAD_PAGE } from '../page/lead-html.ts';
import { leadTexts, scriptTexts } from '../page/lead-texts.ts';
import { REQUEST_PAGE } from './request-key.ts';
import { requestTexts } from './request-texts.ts';

type Body = Omit<Page, 'head' | 'isListed'>;

interface Shown {
  language: PageLanguage;
  key: string;
  /** What was done just now, as `received`; empty after a plain visit. */
  done: string;
  next: readonly string[];
  facts: readonly (readonly [string, string])[];
  isChangeable: boolean;
  isClosed: boolean;
}

const addressOf = (key: string, language: PageLanguage, more = '') =>
  escapeHtml(`${REQUEST_PAGE}?key=${encodeURIComponent(key)}&lang=${language}${more}`);

function headerOf(key: string, language: PageLanguage): string {
  const other = language === 'ar' ? 'en' : 'ar';
  return `<a href="${addressOf(key, other)}" lang="${other}" hreflang="${other}">${scriptTexts(language).otherLanguage}</a>`;
}

function actionsHtml({ key, language }: Shown): string {
  const { change, withdraw, withdrawText } = requestTexts(language);
  const fields = `<input type="hidden" name="key" value="${escapeHtml(key)}"><input type="hidden" name="pageLanguage" value="${language}">`;
  return `<div class="actions"><a href="${addressOf(key, language, '&change=1')}">${change}</a>
<details><summary>${withdraw}</summary><form method="post" action="/api/leads/request/withdraw"><p>${withdrawText}</p>${fields}<button class="danger">${withdraw}</button></form></details></div>`;
}

/** A request's own page: what was asked, what happens next and by when, and how to change or withdraw it (D165). */
export function requestHtml(shown: Shown): Body {
  const { language, key, done, next, facts, isChangeable, isClosed } = shown;
  const texts = requestTexts(language);
  const lines = next.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const rows = facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`);
  const again = `<p><a href="${LEAD_PAGE}?lang=${language}">${texts.again}</a></p>`;
  const body = `<h1>${texts.title}</h1>${statusHtml(done ? 'done' : '', escapeHtml(done))}
<h2 class="section">${texts.next}</h2>${lines}
<h2 class="section">${texts.asked}</h2><dl class="facts">${rows.join('')}</dl>
${isChangeable ? `${actionsHtml(shown)}<p class="help">${texts.keepPage}</p>` : ''}${isClosed ? again : ''}`;
  return { title: texts.title, body, language, header: headerOf(key, language) };
}

interface Changed {
  language: PageLanguage;
  key: string;
  filled: Filled;
  failure?: string;
}

/** The form of a request that is changed; its address stays. */
export function changeHtml({ language, key, filled, failure = '' }: Changed): Body {
  const texts = requestTexts(language);
  const script = scriptTexts(language);
  const fields = leadTexts(language);
  const about = escapeHtml(JSON.stringify({ id: `request-${key}`, texts: script, times: fields, megabytes: 0 }));
  const wrong = failure || errorSummary(script.fix, fieldNames(language), filled);
  const body = `<h1>${texts.changeTitle}</h1>${statusHtml(wrong ? 'failed' : '', wrong)}
<form id="form" method="post" action="/api/leads/request" enctype="multipart/form-data" data-about="${about}">
<fieldset id="fields"><input type="hidden" name="key" value="${escapeHtml(key)}"><input type="hidden" name="pageLanguage" value="${language}"><input type="hidden" name="consent" value="true">
${leadFieldsHtml({ filled, texts: fields, language, optional: script.optional, hasEmail: false })}
<progress id="progress" max="1" value="0" hidden aria-label="${script.sending}"></progress>
<div class="actions"><button id="send">${texts.save}</button><a href="${addressOf(key, language)}">${texts.cancel}</a></div></fieldset></form>`;
  return { title: texts.changeTitle, body, language, header: headerOf(key, language) };
}

/** A link that was not signed here, or is too old. */
export function noRequestHtml(language: PageLanguage): Body {
  const { missingTitle: title, missing } = requestTexts(language);
  return { title, language, body: `<h1>${title}</h1><p>${missing}</p>` };
}
