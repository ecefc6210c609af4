import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import { packageRoot } from '#base/database/package-root.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Deps } from '#base/http/ctx.ts';
import type { WireForm } from '#modules/forms/forms.schema.ts';
import { findForm } from '#modules/forms/list-forms.ts';
import { FORM_PAGES } from './form-html.ts';
import { missingPage, submitPage } from './form-page.ts';

async function openForm({ database }: Deps, id: string): Promise<WireForm | null> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  try {
    return await findForm({ ctx: { sql: database.sql, viewer: null }, id: Number(id) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

const file = (name: string, type: string) => async (c: Context) =>
  c.body(await readFile(path.join(packageRoot, 'src/modules/forms/page', name), 'utf8'), 200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });

/** The pages on which strangers fill in forms (D63): HTML that works by itself, and a script that makes it better. */
export function mountFormPages(app: Hono, deps: Deps): void {
  app.get(`${FORM_PAGES}/form-page.js`, file('form-page.js', 'text/javascript'));
  app.get(`${FORM_PAGES}/form-page.css`, file('form-page.css', 'text/css'));
  app.get(`${FORM_PAGES}/:id`, async (c) => {
    const form = await openForm(deps, c.req.param('id'));
    if (!form) return missingPage(c);
    const publicUrl = deps.settings.publicUrl.replace(/\/+$/, '');
    return submitPage(c, { form, publicUrl, isSent: c.req.query('sent') === '1' });
  });
}
