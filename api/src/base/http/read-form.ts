import type { Readable } from 'node:stream';
import { AppError } from '#base/errors/app-error.ts';
import { type FormSpec, IncomingForm, MAX_HEADER_BYTES, maxFieldsOf } from './incoming-form.ts';

/** How much of a rejected form is still read, so that the caller's connection stays open for the error. */
const MAX_IGNORED_BYTES = 16 * 1024 * 1024;

const brokeOff = () => new AppError('bad_request', 'The request broke off');

async function* chunksOf(source: Readable): AsyncGenerator<Uint8Array> {
  try {
    // The error is sent on the same connection, so leaving the loop must not close it.
    for await (const chunk of source.iterator({ destroyOnReturn: false })) yield chunk;
  } catch {
    throw brokeOff();
  }
}

async function ignoreRest(source: Readable): Promise<void> {
  let ignored = 0;
  for await (const chunk of chunksOf(source)) {
    ignored += chunk.byteLength;
    if (ignored > MAX_IGNORED_BYTES) return;
  }
}

/**
 * Reads a multipart form and passes each file to `take` at the speed of `take`: only a few chunks are in memory.
 * @returns fields and files by name.
 * @throws AppError of `take`, or `bad_request`, `too_large`, `invalid`; then every file has been discarded.
 */
export async function readForm(source: Readable, contentType: string, spec: FormSpec): Promise<unknown> {
  const form = new IncomingForm(contentType, spec);
  const { max, maxFileBytes } = spec.files;
  const limit = spec.maxBytes + (max + 1) * (maxFileBytes + MAX_HEADER_BYTES) + maxFieldsOf(spec) * MAX_HEADER_BYTES;
  let size = 0;
  // The stream may break off after the last read.
  source.on('error', () => {});
  try {
    for await (const chunk of chunksOf(source)) {
      size += chunk.byteLength;
      if (size > limit) throw spec.tooLarge;
      await form.write(chunk);
    }
    return await form.end();
  } catch (error) {
    await form.abandon(error);
    await ignoreRest(source).catch(() => {});
    throw error;
  }
}
