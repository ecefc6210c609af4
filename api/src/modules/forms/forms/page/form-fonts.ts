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

/** The font of the page's own language is loaded with the page; the other font only if one of its letters occurs. */
export const fontPreload = (language: PageLanguage): string =>
  `<link rel="preload" href="${FOLDER}/${files[language === 'ar' ? 'arabic' : 'latin']}" as="font" type="font/woff2" crossorigin>`;

/** The academy's typeface: the shell's build renames it with each release, so forms have their own copy. */
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
