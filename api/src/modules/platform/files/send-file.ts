import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { AppError } from '#base/errors/app-error.ts';
import type { ByteRange, FileStore } from '#base/files/file-store.ts';
import { readRange } from '#base/http/byte-range.ts';
import { disposition } from '#base/http/disposition.ts';
import { problemResponse } from '#base/http/problem.ts';

interface SentFile {
  key: string;
  mime: string;
  /** In bytes. */
  size: number;
  cacheControl: string;
  /** The file's name for a download; without it the page may show the file. */
  saveAs?: string;
  /** Whether other sites may show it, such as web mail. */
  isForeign?: boolean;
}

/** D64: browsers never guess the type, and never run its content with the rights of the academy. */
const headersOf = ({ key, mime, cacheControl, saveAs, isForeign = false }: SentFile) => ({
  'content-type': mime,
  'content-disposition': saveAs === undefined ? 'inline' : disposition('attachment', saveAs),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': isForeign ? 'cross-origin' : 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': cacheControl,
  // Bytes under a key never change.
  etag: `"${key}"`,
  'accept-ranges': 'bytes',
});

const hasAlready = (header: string | undefined, etag: string) =>
  (header?.split(',') ?? []).some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

function outside(c: Context, size: number): Response {
  const rejection = new AppError('range_unsatisfiable', 'The range lies outside the file');
  const response = problemResponse(rejection, c.get('requestId'));
  response.headers.set('content-range', `bytes */${size}`);
  return response;
}

/** Sends a stored file: the whole, the requested range, or 304 if the caller already has it. */
export async function sendFile(c: Context, files: FileStore, file: SentFile): Promise<Response> {
  const { key, size } = file;
  const headers = headersOf(file);
  if (hasAlready(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers);
  const isPart = [undefined, headers.etag].includes(c.req.header('if-range'));
  const range = isPart ? readRange(c.req.header('range') ?? '', size) : null;
  if (range === 'outside') return outside(c, size);
  const length = range ? range.end - range.start + 1 : size;
  const sized = { ...headers, 'content-length': String(length) };
  const body = c.req.method === 'HEAD' ? null : await open(files, key, range);
  if (!range) return c.newResponse(body, 200, sized);
  return c.newResponse(body, 206, { ...sized, 'content-range': `bytes ${range.start}-${range.end}/${size}` });
}

const open = async (files: FileStore, key: string, range: ByteRange | null) =>
  Readable.toWeb(await files.get(key, range ?? undefined)) as ReadableStream;
