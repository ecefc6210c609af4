import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { escapeHtml } from '#base/http/html-page.ts';
import type { WireForm } from '#modules/forms/forms.schema.ts';
import { type FormLanguage, type FormTexts, formTexts } from './form-texts.ts';
import { questionHtml } from './question-html.ts';

export const FORM_PAGES = '/submit-forms';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The one that the address asks for, else that of the academy's pages in this browser, else the browser's. */
function formLanguage(c: Context): FormLanguage {
  const chosen = c.req.query('lang') ?? getCookie(c, 'language') ?? c.req.header('accept-language') ?? '';
  return chosen.startsWith('ar') ? 'ar' : 'en';
}

interface Page {
  title: string;
  /** Ready HTML; whatever came from outside has been escaped. */
  body: string;
  language: FormLanguage;
  status?: 200 | 400 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** Of a form: what is shown where its address is shared. */
  head?: string;
}

/** A page for strangers: a style, and a script that it does without. */
export function formPage(c: Context, { title, body, language, status = 200, head = '' }: Page): Response {
  const { academy } = formTexts(language);
  const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${academy}</title><link rel="stylesheet" href="${FORM_PAGES}/form-page.css"><link rel="icon" href="data:,">
${head}</head><body><main>${body}</main></body></html>`;
  return c.html(html, status, {
    'content-security-policy': policy,
    // Going back, without script, has to find what was written.
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    vary: 'cookie, accept-language',
  });
}

export function missingPage(c: Context): Response {
  const language = formLanguage(c);
  const texts = formTexts(language);
  const body = `<h1>${texts.missingTitle}</h1><p>${texts.missing}</p><p><a href="${language === 'ar' ? '/ar' : '/'}">${texts.home}</a></p>`;
  return formPage(c, { title: texts.missingTitle, body, language, status: 404 });
}

function sharedHead({ name }: WireForm, texts: FormTexts, address: string): string {
  const properties = {
    type: 'website',
    site_name: texts.academy,
    title: name,
    description: texts.description,
    url: address,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="og:${property}" content="${escapeHtml(content)}">`,
  );
  return `<meta name="description" content="${texts.description}">${tags.join('')}<script type="module" src="${FORM_PAGES}/form-page.js"></script>`;
}

const personField = (name: 'userName' | 'userEmail', type: string, label: string, more: string) =>
  `<div class="field" data-path="${name}" data-required><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" required ${more} aria-describedby="${name}-error"><p class="error" id="${name}-error" hidden></p></div>`;

interface FormPage {
  form: WireForm;
  publicUrl: string;
  /** After a plain form was sent. */
  isSent: boolean;
}

/** The form as strangers find it; once it is sent, its inputs are disabled. */
export function submitPage(c: Context, { form, publicUrl, isSent }: FormPage): Response {
  const language = formLanguage(c);
  const texts = formTexts(language);
  const other = language === 'ar' ? 'en' : 'ar';
  const fields = form.questions.map((question, index) => questionHtml(question, index, texts)).join('');
  const about = escapeHtml(JSON.stringify({ id: form.id, texts }));
  const body = `<header><a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a></header>
<h1 dir="auto">${escapeHtml(form.name)}</h1>
<p id="status" class="${isSent ? 'done' : ''}" role="status" tabindex="-1">${isSent ? texts.thanks : ''}</p>
<form id="form" method="post" action="/api/forms/submit" enctype="multipart/form-data" data-about="${about}"${isSent ? ' data-sent' : ''}>
<fieldset id="fields"${isSent ? ' disabled' : ''}><input type="hidden" name="formId" value="${form.id}">
<input type="hidden" name="language" value="${language}">
${personField('userName', 'text', texts.userName, 'maxlength="100" autocomplete="name" dir="auto"')}
${personField('userEmail', 'email', texts.userEmail, 'maxlength="254" autocomplete="email" dir="ltr"')}
${fields}<div class="extra" aria-hidden="true"><label for="website">${texts.website}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<progress id="progress" max="1" value="0" hidden aria-label="${texts.sending}"></progress>
<button id="send">${texts.send}</button></fieldset></form>`;
  const address = `${publicUrl}${FORM_PAGES}/${form.id}`;
  return formPage(c, { title: form.name, body, language, head: sharedHead(form, texts, address) });
}
