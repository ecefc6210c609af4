import { type CsvValue, csvText } from '@academy/shared-auth/csv';
import type { Context } from 'hono';

/** A table as a CSV file for spreadsheets. @param name without its extension. @param rows the headers first. */
export const csvResponse = (c: Context, name: string, rows: readonly (readonly CsvValue[])[]): Response =>
  c.newResponse(csvText(rows), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
