import { type CsvValue, csvText } from '@academy/shared-auth/csv';
import type { Context } from 'hono';
import { rowsIn } from '#base/personal-data/former-member.ts';
import { pageLanguageOf } from './page-language.ts';

/** A table as a CSV file for spreadsheets. @param name without its extension. @param rows the headers first. */
export function csvResponse(c: Context, name: string, rows: readonly (readonly CsvValue[])[]): Response {
  return c.newResponse(csvText(rowsIn(rows, pageLanguageOf(c))), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
