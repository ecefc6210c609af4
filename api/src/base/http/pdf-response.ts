import type { Context } from 'hono';
import { disposition } from './disposition.ts';

/** A PDF as a response that no cache shares. @param name without its extension. */
export const pdfResponse = (c: Context, name: string, pdf: Uint8Array): Response =>
  c.newResponse(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': disposition('inline', `${name}.pdf`),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
  });
