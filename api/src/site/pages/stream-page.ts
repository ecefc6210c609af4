import { PassThrough, Readable } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Encoding, encodingFor } from '../assets/send-asset.ts';

/** A few milliseconds for a page. */
const QUICK = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };

function packer(encoding: Encoding | null) {
  if (encoding === 'br') return createBrotliCompress(QUICK);
  return encoding === 'gzip' ? createGzip() : new PassThrough();
}

export interface StreamedPage {
  /** The part that is sent at once. */
  start: string;
  rest: Promise<string>;
}

type Headers = Record<string, string>;

const described = (headers: Headers, encoding: Encoding | null): Headers => ({
  ...headers,
  'Content-Type': 'text/html; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  ...(encoding ? { 'Content-Encoding': encoding } : {}),
});

/** The response of `streamPage` without the page. */
export const describePage = (c: Context, headers: Headers, status: ContentfulStatusCode): Response =>
  c.body(null, status, described(headers, encodingFor(c.req.header('accept-encoding'))));

/** Streams a page whose end is not known yet; the browser already renders its beginning. */
export function streamPage(
  c: Context,
  { start, rest }: StreamedPage,
  headers: Headers,
  status: ContentfulStatusCode,
): Response {
  const encoding = encodingFor(c.req.header('accept-encoding'));
  const packed = packer(encoding);
  packed.write(start);
  if (!(packed instanceof PassThrough)) packed.flush();
  rest.then(
    (text) => packed.destroyed || packed.end(text),
    (error) => packed.destroy(error),
  );
  return c.body(Readable.toWeb(packed) as ReadableStream<Uint8Array>, status, described(headers, encoding));
}
