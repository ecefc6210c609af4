import type { Context } from 'hono';

/** A PDF that a signed-in viewer has asked for. @param name without its extension. */
export const paperResponse = (c: Context, name: string, pdf: Uint8Array): Response =>
  c.newResponse(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
  });
