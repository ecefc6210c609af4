import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { AppError } from '#base/errors/app-error.ts';
import { type FilePart, ReceivedFile, type ViewerFileParts } from '#base/http/received-file.ts';

/** The bytes of every part except the last: a few seconds on a slow connection. */
export const PART_BYTES = 256 * 1024;

/** A part of a file, in memory. */
export class ReceivedPart extends ReceivedFile {
  readonly bytes: Buffer;

  constructor(field: string, bytes: Buffer) {
    super(field, createHash('sha256').update(bytes).digest('hex'));
    this.bytes = bytes;
  }
}

async function receive({ field, content }: FilePart): Promise<ReceivedPart> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > PART_BYTES) throw new AppError('too_large', 'A part of a file has at most 256 KB');
    chunks.push(chunk);
  }
  return new ReceivedPart(field, Buffer.concat(chunks));
}

export const receivedPart = v.instance(ReceivedPart);

/** One part of a file, as `part`. */
export const partFiles: ViewerFileParts = {
  fields: /^part$/,
  max: 1,
  tooMany: 'Too many files: one part comes at a time',
  maxFileBytes: PART_BYTES,
  receive: (_ctx, part) => receive(part),
  discard: async () => {},
};
