import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readRange } from '#base/http/byte-range.ts';
import type { Asset } from './asset.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

type Headers = Record<string, string>;
export type Encoding = 'br' | 'gzip';

/** Sends a file: compressed as the browser prefers, 304 if the browser has it, a part if a range is requested. */
export function sendAsset(c: Context, asset: Asset, headers: Headers, status: ContentfulStatusCode = 200): Response {
  const isFound = status === 200;
  const range = isFound ? c.req.header('range') : undefined;
  const encoding = range === undefined && asset.isCompressible ? chosenEncoding(c, asset) : null;
  const etag = encoding ? `W/"${asset.hash}"` : `"${asset.hash}"`;
  const described: Headers = { ...headers, 'X-Content-Type-Options': 'nosniff', ETag: etag };
  if (asset.isCompressible) described.Vary = headers.Vary ? `${headers.Vary}, Accept-Encoding` : 'Accept-Encoding';
  if (isFound && hasAlready(c.req.header('if-none-match'), asset)) return c.body(null, 304, described);
  described['Content-Type'] = asset.type;
  if (range !== undefined && mayBePart(c.req.header('if-range'), asset)) return sendRange(c, asset, range, described);
  const bytes = (encoding && asset[encoding]) || asset.bytes;
  if (encoding) described['Content-Encoding'] = encoding;
  else if (isFound) described['Accept-Ranges'] = 'bytes';
  described['Content-Length'] = String(bytes.length);
  return c.body(bytes, status, described);
}

function sendRange(c: Context, asset: Asset, header: string, headers: Headers): Response {
  const size = asset.bytes.length;
  const range = readRange(header, size);
  if (range === 'outside') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  if (!range) return c.body(asset.bytes, 200, { ...headers, 'Content-Length': String(size) });
  const part = asset.bytes.subarray(range.start, range.end + 1);
  const place = `bytes ${range.start}-${range.end}/${size}`;
  return c.body(part, 206, { ...headers, 'Content-Range': place, 'Content-Length': String(part.length) });
}

/** The encoding that the browser prefers, of the available ones. */
export function encodingFor(accepted = '', there: readonly Encoding[] = ['br', 'gzip']): Encoding | null {
  const accepts = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(,|;|$)`).test(accepted);
  return there.find(accepts) ?? null;
}

const chosenEncoding = (c: Context, { br, gzip }: Asset) =>
  encodingFor(c.req.header('accept-encoding'), [
    ...(br ? (['br'] as const) : []),
    ...(gzip ? (['gzip'] as const) : []),
  ]);

/** Weak comparison: compressed forms of the same bytes count as equal. */
function hasAlready(header: string | undefined, asset: Asset): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${asset.hash}"`);
}

const mayBePart = (ifRange: string | undefined, asset: Asset) => ifRange === undefined || ifRange === `"${asset.hash}"`;
