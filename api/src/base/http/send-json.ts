import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { jsonIn } from '#base/personal-data/former-member.ts';
import { jsonTextIn } from '#base/text/both-languages.ts';
import { pageLanguageOf } from './page-language.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** For less than one packet compression gains nothing. */
const WORTH_BYTES = 1400;
const QUALITY = 4;

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

type Status = 200 | 201;

/**
 * Sends JSON text, compressed if the caller accepts that and the text is long enough. Names of erased people
 * (D123) and our own titles (D168) are in the language of the pages.
 */
export async function sendJson(c: Context, json: string, status: Status): Promise<Response> {
  const language = pageLanguageOf(c);
  const text = jsonTextIn(jsonIn(json, language), language);
  const accepted = c.req.header('accept-encoding') ?? '';
  if (text.length < WORTH_BYTES || accepted === '') return c.body(text, status, headers);
  const vary = { ...headers, vary: 'accept-encoding' };
  if (/\bbr\b/.test(accepted)) {
    const packed = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    return c.body(new Uint8Array(packed), status, { ...vary, 'content-encoding': 'br' });
  }
  if (/\bgzip\b/.test(accepted))
    return c.body(new Uint8Array(await deflate(text)), status, { ...vary, 'content-encoding': 'gzip' });
  return c.body(text, status, vary);
}
