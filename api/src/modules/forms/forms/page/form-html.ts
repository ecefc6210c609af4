import { escapeHtml } from '#base/http/html-page.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { PageTheme } from '#base/http/page-theme.ts';
import type { WireForm } from '#modules/forms/forms/forms.schema.ts';
import { maxMegabytesOf } from '#modules/platform/files/media/media-kinds.ts';
import { errorSummary } from './error-summary.ts';
import { errorHtml, type Filled, invalidAttribute, unfilled, valueAttribute } from './filled.ts';
import { fontPreload } from './form-fonts.ts';
import { type FormTexts, formTexts } from './form-texts.ts';
import { logoHtml } from './logo-html.ts';
import { questionHtml } from './question-html.ts';

export const FORM_PAGES = '/submit-forms';

/** The academy of the page, in the page's language. */
export interface PageAcademy {
  name: string;
  /** The address of the logo on this site. */
  logo: string | null;
}

export interface Page {
  title: string;
  /** Ready HTML; values from outside have been escaped. */
  body: string;
  language: PageLanguage;
  /** The theme chosen in this browser; without one the page's style follows the system. */
  theme?: PageTheme | null;
  /** Tags for search engines and shared links of an open form, and its script. */
  head?: string;
  /** Whether search engines may list it; pages about missing, sent or rejected forms are not listed. */
  isListed?: boolean;
  /** Shown beside the academy's name. */
  header?: string;
  /** Whether nothing in it can be focused or changed. */
  isInert?: boolean;
}

/** A document for visitors: with a style, and a script that it can work without. */
export function pageHtml(page: Page, academy: PageAcademy): string {
  const { title, body, language, theme, head = '', header = '', isListed = false, isInert = false } = page;
  const name = escapeHtml(academy.name);
  const home = language === 'ar' ? '/ar' : '/';
  const robots = isListed ? '' : '<meta name="robots" content="noindex">';
  const chosen = theme ? ` class="${theme}"` : '';
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"${chosen}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="${theme ?? 'light dark'}">${robots}
<title>${escapeHtml(title)} · ${name}</title>${fontPreload(language)}<link rel="stylesheet" href="${FORM_PAGES}/form-page.css"><link rel="icon" href="data:,">
${head}</head><body${isInert ? ' inert' : ''}><main><header><a class="brand" href="${home}">${logoHtml(academy.logo)}${name}</a>${header}</header>
<div class="card">${body}</div></main></body></html>`;
}

/** Links to the page in both languages; the address without a language uses the visitor's. */
function languageLinks(address: string, canonical: string): string {
  const alternates = [
    ['en', `${address}?lang=en`],
    ['ar', `${address}?lang=ar`],
    ['x-default', address],
  ] as const;
  const links = alternates.map(([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`);
  return `<link rel="canonical" href="${canonical}">${links.join('')}`;
}

interface FormHead {
  academy: PageAcademy;
  name: string;
  /** Replaces the description that all forms have. */
  description?: string;
  language: PageLanguage;
  /** The address of the form, without a language. */
  address: string;
  /** Whether the address contains the language. */
  isChosen: boolean;
}

/** The script that makes a plain form better. */
export const formScript = `<script type="module" src="${FORM_PAGES}/form-page.js"></script>`;

/** Tags for search engines and shared links of a form, and its script. */
export function formHead({ academy, name, language, address, isChosen, ...about }: FormHead): string {
  const texts = formTexts(language);
  const description = escapeHtml(about.description ?? texts.description.replace('{name}', () => name));
  const properties = {
    type: 'website',
    site_name: escapeHtml(academy.name),
    locale: texts.locale,
    title: escapeHtml(name),
    description,
    url: address,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="og:${property}" content="${content}">`,
  );
  const links = languageLinks(address, isChosen ? `${address}?lang=${language}` : address);
  return `<meta name="description" content="${description}">${links}${tags.join('')}${formScript}`;
}

function personField(filled: Filled, name: 'userName' | 'userEmail', label: string, more: string): string {
  const error = filled.errorOf(name);
  return `<div class="field" data-path="${name}" data-required><label class="label" for="${name}">${label}</label>
<input class="input" id="${name}" name="${name}" required ${more}${valueAttribute(filled.valueOf(name))} aria-describedby="${name}-error"${invalidAttribute(error)}>${errorHtml(name, error)}</div>`;
}

/** The state line of a form page: the result, or what to correct. */
export const statusHtml = (kind: '' | 'done' | 'failed', content: string): string =>
  `<div id="status" class="${kind}" role="status" tabindex="-1">${content}</div>`;

interface FormState {
  isSent?: boolean;
  /** What was typed and rejected. */
  filled?: Filled;
  /** What is wrong with the whole form. */
  failure?: string;
}

/** Each field with its name and the id of its input. */
const fieldsOf = (form: DrawnForm, texts: FormTexts) => [
  ['userName', texts.userName] as const,
  ['userEmail', texts.userEmail] as const,
  ...form.questions.map(({ id, title }, index) => [`answers.${id}`, title, `q${index}`] as const),
];

export type DrawnForm = Pick<WireForm, 'id' | 'name' | 'questions'>;

/** A form for visitors; after it is sent, its inputs are disabled. */
export function formHtml(
  form: DrawnForm,
  language: PageLanguage,
  state: FormState = {},
): Omit<Page, 'head' | 'isListed'> {
  const { isSent = false, filled = unfilled, failure = '' } = state;
  const texts = formTexts(language);
  const other = language === 'ar' ? 'en' : 'ar';
  const fields = form.questions.map((question, index) => questionHtml(question, index, texts, filled)).join('');
  const wrong = failure || errorSummary(texts.fix, fieldsOf(form, texts), filled);
  const about = escapeHtml(JSON.stringify({ id: form.id, texts, megabytes: maxMegabytesOf.document }));
  const header = `<a href="${FORM_PAGES}/${form.id}?lang=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>`;
  const body = `<h1 dir="auto">${escapeHtml(form.name)}</h1>
${isSent ? statusHtml('done', texts.thanks) : statusHtml(wrong ? 'failed' : '', wrong)}
<form id="form" method="post" action="/api/forms/submit" enctype="multipart/form-data" data-about="${about}"${isSent ? ' data-sent' : ''}>
<fieldset id="fields"${isSent ? ' disabled' : ''}><input type="hidden" name="formId" value="${form.id}">
<input type="hidden" name="language" value="${language}">
${personField(filled, 'userName', texts.userName, 'type="text" maxlength="100" autocomplete="name" dir="auto"')}
${personField(filled, 'userEmail', texts.userEmail, 'type="email" maxlength="254" autocomplete="email" dir="ltr"')}
${fields}<div class="extra" aria-hidden="true"><label for="website">${texts.website}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<progress id="progress" max="1" value="0" hidden aria-label="${texts.sending}"></progress>
<button id="send">${texts.send}</button></fieldset></form>`;
  return { title: form.name, body, language, header };
}
