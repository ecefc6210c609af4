import { createHash } from 'node:crypto';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { FilePart } from '#base/http/received-file.ts';
import { type MediaKind, maxBytesOf, tooLargeWords } from './media-kinds.ts';
import { HEAD_BYTES, isTaken, type MediaType, mediaTypeOf } from './media-type.ts';
import { unsupportedType } from './unread-types.ts';

export interface MediaRules {
  kinds: readonly MediaKind[];
  /**
   * Accepted media types, recognized by first bytes; without it every type of the allowed kinds except Office
   * documents.
   */
  mimes?: readonly string[];
  /** The error's text for another type of file. */
  wrongType: string;
  /** The kinds that this user may upload; without it every kind. */
  allowed?: readonly MediaKind[];
  /** The greatest length of a recording in seconds; without it the length is not measured. */
  maxSeconds?: number;
}

async function readHead(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    parts.push(value);
    size += value.byteLength;
  }
  return Buffer.concat(parts);
}

/** An incoming file of a known type: counted against its limit and hashed while it is read. */
export class IncomingFile {
  readonly type: MediaType;
  readonly #head: Uint8Array;
  readonly #rest: AsyncIterableIterator<Uint8Array>;
  readonly #hash = createHash('sha256');
  /** The number of bytes read so far. */
  size = 0;

  private constructor(type: MediaType, head: Uint8Array, rest: AsyncIterableIterator<Uint8Array>) {
    this.type = type;
    this.#head = head;
    this.#rest = rest;
  }

  /**
   * @throws AppError `invalid` for an empty file, `unsupported_type` for a wrong type, `forbidden` for a kind that is
   * not allowed.
   */
  static async open(
    { field, claimed, name, content }: FilePart,
    { kinds, mimes, wrongType, allowed = kinds }: MediaRules,
  ): Promise<IncomingFile> {
    const chunks: AsyncIterableIterator<Uint8Array> = content[Symbol.asyncIterator]();
    const head = await readHead(chunks);
    if (head.byteLength === 0) throw fieldError(field, 'empty', 'The file is empty');
    const type = await mediaTypeOf(head, claimed, mimes, name);
    if (!type || !kinds.includes(type.kind)) throw await unsupportedType(head, field, wrongType, await isTaken(head));
    if (!allowed.includes(type.kind)) throw new AppError('forbidden', 'You may not upload this kind of file');
    return new IncomingFile(type, head, chunks);
  }

  /** SHA-256 of the read bytes, as hex; call it once, at the end. */
  digest(): string {
    return this.#hash.digest('hex');
  }

  /** @throws AppError `too_large` at the first byte beyond the limit of the kind. */
  async *chunks(): AsyncGenerator<Uint8Array> {
    yield this.#counted(this.#head);
    for await (const chunk of this.#rest) yield this.#counted(chunk);
  }

  async readAll(): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const chunk of this.chunks()) parts.push(chunk);
    return Buffer.concat(parts);
  }

  #counted(chunk: Uint8Array): Uint8Array {
    this.size += chunk.byteLength;
    if (this.size > maxBytesOf(this.type.kind)) throw new AppError('too_large', tooLargeWords(this.type.kind));
    this.#hash.update(chunk);
    return chunk;
  }
}
