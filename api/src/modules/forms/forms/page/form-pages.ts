import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { isOutage } from '#base/database/outage.ts';
import { packageRoot } from '#base/database/package-root.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { WireForm } from '#modules/forms/forms/forms.schema.ts';
import { findForm } from '#modules/forms/forms/list-forms.ts';
import { mountFormFonts } from './form-fonts.ts';
import { FORM_PAGES } from './form-html.ts';
import { awayPage, missingPage, submitPage } from './form-page.ts';

const MOST_REMEMBERED = 200;
const AWAY = 'away';

/**
 * Reads forms, and remembers each one for outages of the database. A remembered form may be outdated: submissions are
 * checked against the current one.
 */
function rememberForms({ database }: Deps) {
  const remembered = new LRUCache<string, WireForm>({ max: MOST_REMEMBERED });
  return async (id: string): Promise<WireForm | typeof AWAY | null> => {
    if (!/^[1-9]\d{0,14}$/.test(id)) return null;
    try {
      const form = await findForm({ ctx: { sql: database.sql, viewer: null }, id: Number(id) });
      remembered.set(id, form);
      return form;
    } catch (error) {
      if (isOutage(error)) return remembered.get(id) ?? AWAY;
      remembered.delete(id);
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  };
}

const file = (name: string, type: string) => async (c: Context) =>
  c.body(await readFile(path.join(packageRoot, 'src/modules/forms/forms/page', name), 'utf8'), 200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });

/** The pages on which visitors fill in forms (D63): HTML that works on its own, and a script that improves it. */
export function mountFormPages(app: Hono, deps: Deps): void {
  const readForm = rememberForms(deps);
  mountFormFonts(app);
  app.get(`${FORM_PAGES}/form-page.js`, file('form-page.js', 'text/javascript'));
  app.get(`${FORM_PAGES}/form-page.css`, file('form-page.css', 'text/css'));
  app.get(`${FORM_PAGES}/:id`, async (c) => {
    const form = await readForm(c.req.param('id'));
    if (!form) return missingPage(c);
    if (form === AWAY) return awayPage(c);
    const publicUrl = deps.settings.publicUrl.replace(/\/+$/, '');
    return submitPage(c, { form, publicUrl, isSent: c.req.query('sent') === '1' });
  });
}
