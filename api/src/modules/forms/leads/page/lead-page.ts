import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { packageRoot } from '#base/database/package-root.ts';
import type { Deps } from '#base/deps.ts';
import { unfilled } from '#modules/forms/forms/page/filled.ts';
import { formHead } from '#modules/forms/forms/page/form-html.ts';
import { formLanguage, formPage, pageAcademy } from '#modules/forms/forms/page/form-page.ts';
import { LEAD_PAGE, leadHtml } from './lead-html.ts';
import { leadScripts } from './lead-scripts.ts';
import { leadTexts } from './lead-texts.ts';

/** The page for requesting a free trial (D105), with the code of the public forms. */
export function mountLeadPage(app: Hono, deps: Deps): void {
  app.get(`${LEAD_PAGE}/lead-page.js`, async (c) =>
    c.body(await readFile(path.join(packageRoot, 'src/modules/forms/leads/page/lead-page.js'), 'utf8'), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    }),
  );
  app.get(LEAD_PAGE, (c) => {
    const language = formLanguage(c);
    const { title, description } = leadTexts(language);
    const isSent = c.req.query('sent') === '1';
    const address = `${deps.settings.publicUrl.replace(/\/+$/, '')}${LEAD_PAGE}`;
    const isChosen = Boolean(c.req.query('lang'));
    const academy = pageAcademy(c, language);
    const head = formHead({ academy, name: title, description, language, address, isChosen });
    const source = (c.req.query('source') ?? c.req.query('utm_source') ?? '').slice(0, 100);
    const page = leadHtml({ language, source, isSent, filled: unfilled });
    return formPage(c, { ...page, head: `${head}${leadScripts}`, isListed: !isSent });
  });
}
