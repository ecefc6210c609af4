import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Context } from 'hono';
import { AppError } from '#base/errors/app-error.ts';
import type { BodySpec, MediaKind } from './endpoint.ts';
import { readForm } from './read-form.ts';
import type { FilePart, ReceivedFile } from './received-file.ts';

const mediaTypes: Record<MediaKind, string> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
  'csp-report': 'application/csp-report',
};

const tooLarge = (spec: BodySpec) => new AppError('too_large', spec.tooLarge ?? 'The request is too large');

function kindOf(contentType: string, accepts: readonly MediaKind[]): MediaKind {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  const kind = accepts.find((candidate) => mediaTypes[candidate] === type);
  if (!kind)
    throw new AppError('unsupported_type', `Send ${accepts.map((candidate) => mediaTypes[candidate]).join(' or ')}`);
  return kind;
}

/** Collects at most `maxBytes`; a longer stream is abandoned, not read to its end. */
async function readBytes(request: Request, spec: BodySpec): Promise<Uint8Array> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > spec.maxBytes) throw tooLarge(spec);
  if (declared !== null) return new Uint8Array(await request.arrayBuffer());
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > spec.maxBytes) throw tooLarge(spec);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const isEmpty = ({ headers, body }: Request) =>
  body === null ||
  headers.get('content-length') === '0' ||
  !(headers.has('content-type') || headers.has('content-length'));

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('bad_request', 'The request is not valid JSON');
  }
}

async function parseForm(bytes: Uint8Array, contentType: string): Promise<unknown> {
  try {
    const form = await new Response(bytes as BodyInit, { headers: { 'content-type': contentType } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new AppError('bad_request', 'The form could not be read');
  }
}

interface NodeBindings {
  incoming?: Readable;
}

/** The request as Node reads it; in tests without a server, the body of the `Request`. */
function sourceOf(c: Context): Readable {
  const { incoming } = (c.env ?? {}) as NodeBindings;
  if (incoming) return incoming;
  return c.req.raw.body ? Readable.fromWeb(c.req.raw.body as WebStream) : Readable.from([]);
}

/** Receives one file. */
export type TakeFile = (part: FilePart) => Promise<ReceivedFile>;

/**
 * The body as plain values: parsed JSON, or the fields of a form whose files `take` has received.
 * @throws AppError `unsupported_type`, `too_large`, `bad_request`; or what `take` throws.
 */
export async function readBody(c: Context, spec: BodySpec, take: TakeFile): Promise<unknown> {
  const request = c.req.raw;
  const contentType = request.headers.get('content-type') ?? '';
  if (spec.optional && isEmpty(request)) return undefined;
  const kind = kindOf(contentType, spec.accepts);
  if (kind === 'multipart' && spec.files) {
    const { files, maxBytes } = spec;
    return readForm(sourceOf(c), contentType, { files, maxBytes, tooLarge: tooLarge(spec), take });
  }
  const bytes = await readBytes(request, spec).catch((error) => {
    throw error instanceof AppError ? error : new AppError('bad_request', 'The request broke off');
  });
  if (spec.isRaw) return new TextDecoder().decode(bytes);
  return kind === 'form' || kind === 'multipart' ? parseForm(bytes, contentType) : parseJson(bytes);
}
