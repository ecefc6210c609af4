import type { Context } from 'hono';
import type { ReadAcademy } from '#base/academy/academy.ts';
import { type PageLanguage, pageLanguageOf } from '#base/http/page-language.ts';
import { pageThemeOf } from '#base/http/page-theme.ts';
import type { WireForm } from '#modules/forms/forms/forms.schema.ts';
import { FORM_PAGES, formHead, formHtml, type Page, type PageAcademy, pageHtml } from './form-html.ts';
import { formTexts } from './form-texts.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The language in the address; else that of the academy's pages in this browser; else the browser's. */
export function formLanguage(c: Context): PageLanguage {
  const chosen = c.req.query('lang');
  if (!chosen) return pageLanguageOf(c);
  return chosen.startsWith('ar') ? 'ar' : 'en';
}

/** The app adds the current academy to each request. */
export function pageAcademy(c: Context, language: PageLanguage): PageAcademy {
  const { name, logo } = (c.get('academy') as ReadAcademy)();
  return { name: name[language], logo: logo && new URL(logo).pathname };
}

type Status = 200 | 400 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

export function formPage(c: Context, page: Page, status: Status = 200): Response {
  return c.html(pageHtml({ ...page, theme: pageThemeOf(c) }, pageAcademy(c, page.language)), status, {
    'content-security-policy': policy,
    // Without a script, going back must show what was written.
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
  return formPage(c, { title: texts.missingTitle, body, language }, 404);
}

/** The page for a form that this process has not shown yet, while the database is down. */
export function awayPage(c: Context): Response {
  const language = formLanguage(c);
  const texts = formTexts(language);
  const body = `<h1>${texts.awayTitle}</h1><p>${texts.away}</p><p><a href="">${texts.again}</a></p>`;
  c.header('retry-after', '10');
  return formPage(c, { title: texts.awayTitle, body, language }, 503);
}

interface FormPage {
  form: WireForm;
  publicUrl: string;
  /** Whether a plain form was just sent. */
  isSent: boolean;
}

/** The contact form is built in and nobody can edit it, so its words are in the page's language. */
export function inLanguage(form: WireForm, language: PageLanguage): WireForm {
  if (!form.builtIn) return form;
  const { contact } = formTexts(language);
  return {
    ...form,
    name: contact.name,
    questions: form.questions.map((each) => ({ ...each, title: contact.question })),
  };
}

export function submitPage(c: Context, { form: stored, publicUrl, isSent }: FormPage): Response {
  const language = formLanguage(c);
  const form = inLanguage(stored, language);
  const address = `${publicUrl}${FORM_PAGES}/${form.id}`;
  const academy = pageAcademy(c, language);
  const head = formHead({ academy, name: form.name, language, address, isChosen: Boolean(c.req.query('lang')) });
  return formPage(c, { ...formHtml(form, language, { isSent }), head, isListed: !isSent });
}
