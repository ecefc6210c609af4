import type { Context } from 'hono';

/** A table for spreadsheets as a file. @param name without its extension. @param text as `toCsv` makes it. */
export const csvResponse = (c: Context, name: string, text: string): Response =>
  c.newResponse(text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
