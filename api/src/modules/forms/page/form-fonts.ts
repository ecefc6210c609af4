import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Hono } from 'hono';
import type { PageLanguage } from '#base/http/page-language.ts';

const FOLDER = '/submit-forms';
const { resolve } = createRequire(import.meta.url);

const files = { latin: 'readex-latin.woff2', arabic: 'readex-arabic.woff2' } as const;
const sources = {
  latin: '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
  arabic: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
} as const;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** The face of the page's own language is asked for with the page; the other one where a letter of it stands. */
export const fontPreload = (language: PageLanguage): string =>
  `<link rel="preload" href="${FOLDER}/${files[language === 'ar' ? 'arabic' : 'latin']}" as="font" type="font/woff2" crossorigin>`;

/** The academy's typeface, which the shell's build names anew with each release: forms have a copy of their own. */
export function mountFormFonts(app: Hono): void {
  for (const script of ['latin', 'arabic'] as const) {
    const file = resolve(sources[script]);
    app.get(`${FOLDER}/${files[script]}`, async (c) =>
      c.body(new Uint8Array(await readFile(file)), 200, {
        'content-type': 'font/woff2',
        'cache-control': `public, max-age=${MONTH_SECONDS}`,
        'x-content-type-options': 'nosniff',
      }),
    );
  }
}
