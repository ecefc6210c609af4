import type { Context, Hono } from 'hono';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { partsOfPhone } from '#base/text/phone-of-country.ts';
import { filledWith } from '#modules/forms/forms/page/filled.ts';
import { formScript, type Page } from '#modules/forms/forms/page/form-html.ts';
import { formPage } from '#modules/forms/forms/page/form-page.ts';
import { leadInputs } from '../page/lead-inputs.ts';
import { leadScripts } from '../page/lead-scripts.ts';
import { isChangeable, type Lead, requestAt } from './open-request.ts';
import { requestFacts } from './request-facts.ts';
import { changeHtml, noRequestHtml, requestHtml } from './request-html.ts';
import { REQUEST_PAGE } from './request-key.ts';
import { nextLines } from './request-state.ts';
import { requestTexts } from './request-texts.ts';

const languageOf = (c: Context, preset: PageLanguage): PageLanguage => {
  const chosen = c.req.query('lang');
  return chosen === 'ar' || chosen === 'en' ? chosen : preset;
};

/** What a request holds, as its form sends it. */
function typedBefore(lead: Lead): Record<string, string> {
  const { country, national } = partsOfPhone(lead.phone ?? '');
  const stored = new Map<string, unknown>(Object.entries(lead));
  const typed = Object.keys(leadInputs).map((name) => [name, String(stored.get(name) ?? '')]);
  return {
    ...Object.fromEntries(typed),
    ...{ phone: national, phoneCountry: country },
    chosenTimes: lead.chosenTimes.map((at) => at.toISOString()).join(','),
  };
}

/** A page about one family: no cache keeps it, and no other site learns its address. */
function privatePage(c: Context, page: Page, status: 200 | 404 = 200): Response {
  const response = formPage(c, page, status);
  response.headers.set('cache-control', 'no-store');
  response.headers.set('referrer-policy', 'no-referrer');
  return response;
}

async function shownRequest(c: Context, deps: Deps, lead: Lead, key: string): Promise<Response> {
  const language = languageOf(c, lead.pageLanguage ?? 'en');
  const texts = requestTexts(language);
  const ctx = { sql: deps.database.sql, deps, now: deps.now() };
  const done = c.req.query('done');
  const page = requestHtml({
    ...{ language, key, isChangeable: isChangeable(lead), isClosed: lead.status === 'lost' },
    done: done === 'received' || done === 'changed' ? texts[done] : '',
    next: await nextLines(ctx, lead, language),
    facts: requestFacts(lead, { language, now: ctx.now, months: deps.academy().monthNames }),
  });
  return privatePage(c, page);
}

/** A request's own page, by the link of its mail (D165). */
export function mountRequestPage(app: Hono, deps: Deps): void {
  app.get(REQUEST_PAGE, async (c) => {
    const key = c.req.query('key') ?? '';
    try {
      const lead = await requestAt(deps.database.sql, { deps, now: deps.now() }, key);
      if (c.req.query('change') !== '1' || !isChangeable(lead)) return await shownRequest(c, deps, lead, key);
      const language = languageOf(c, lead.pageLanguage ?? 'en');
      const page = changeHtml({ language, key, filled: filledWith(typedBefore(lead)) });
      return privatePage(c, { ...page, head: `${formScript}${leadScripts}` });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return privatePage(c, noRequestHtml(languageOf(c, 'en')), 404);
    }
  });
}
