import type { Context } from 'hono';

/** A PDF as a response for a signed-in viewer. @param name without its extension. */
export const paperResponse = (c: Context, name: string, pdf: Uint8Array): Response =>
  c.newResponse(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
  });
