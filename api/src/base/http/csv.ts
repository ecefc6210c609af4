import { type CsvValue, csvText } from '@academy/shared-auth/csv';
import type { Context } from 'hono';
import { nameIn } from '#base/personal-data/former-member.ts';
import { pageLanguageOf } from './page-language.ts';

/** A table as a CSV file for spreadsheets. @param name without its extension. @param rows the headers first. */
export function csvResponse(c: Context, name: string, rows: readonly (readonly CsvValue[])[]): Response {
  const language = pageLanguageOf(c);
  const worded = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? nameIn(cell, language) : cell)));
  return c.newResponse(csvText(worded), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
