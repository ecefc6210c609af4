import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { AppError, fieldError } from '#platform/errors/app-error.ts';
import type { FilePart, FileParts, ReceivedFile } from './received-file.ts';

const MAX_FIELDS = 100;
const MAX_HEADER_BYTES = 8 * 1024;
/** What is still read of a form after it was refused: a caller that is not cut off can read the refusal. */
const MAX_IGNORED_BYTES = 16 * 1024 * 1024;

interface FormSpec {
  files: Omit<FileParts, 'receive' | 'discard'>;
  /** Bytes of all plain fields together. */
  maxBytes: number;
  tooLarge: AppError;
  take(part: FilePart): Promise<ReceivedFile>;
}

const brokenForm = () => new AppError('bad_request', 'The form could not be read');

function openParser(contentType: string, maxBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_field, _type, name) => name !== undefined,
      // The parser says nothing of a field that is as long as its limit; of a longer one it does.
      limits: { fieldSize: maxBytes + 1, fields: MAX_FIELDS + 1, headerPairs: 20, headerSize: MAX_HEADER_BYTES },
    });
  } catch {
    throw brokenForm();
  }
}

/**
 * One multipart form while it comes in. The parser is fed by hand: where a file is refused its stream is left standing,
 * which would stop a pipe for ever. After a refusal the parser is fed no more; it is never destroyed, which would crash it.
 */
class IncomingForm {
  readonly #spec: FormSpec;
  readonly #parser: BusboyInstance;
  readonly #values = new Map<string, unknown>();
  readonly #open = new Set<BusboyFileStream>();
  readonly #taking: Promise<void>[] = [];
  readonly #refused: Promise<never>;
  #refuse: (error: unknown) => void = () => {};
  #refusal: { error: unknown } | undefined;
  #fields = 0;
  #fieldBytes = 0;
  #files = 0;

  constructor(contentType: string, spec: FormSpec) {
    this.#spec = spec;
    this.#parser = openParser(contentType, spec.maxBytes);
    this.#refused = new Promise((_resolve, reject) => {
      this.#refuse = reject;
    });
    this.#refused.catch(() => {});
    this.#parser.on('field', (name, value) => this.#onField(name, value));
    this.#parser.on('file', (field, content, name, _encoding, claimed) => {
      this.#onFile(field, content, name, claimed);
    });
    this.#parser.on('error', () => this.#fail(brokenForm()));
  }

  async write(chunk: Uint8Array): Promise<void> {
    if (!this.#parser.write(chunk)) await Promise.race([once(this.#parser, 'drain'), this.#refused]);
    if (this.#refusal) throw this.#refusal.error;
  }

  /** The form's values, once every file has been taken in. */
  async end(): Promise<Record<string, unknown>> {
    const finished = once(this.#parser, 'finish');
    this.#parser.end();
    await Promise.race([finished, this.#refused]);
    await Promise.race([Promise.all(this.#taking), this.#refused]);
    return Object.fromEntries(this.#values);
  }

  /** Lets go of every file that is still coming in, and waits until all have been let go. */
  async abandon(error: unknown): Promise<void> {
    this.#fail(error);
    for (const file of this.#open) file.destroy(error instanceof Error ? error : brokenForm());
    await Promise.all(this.#taking);
  }

  #fail(error: unknown): void {
    this.#refusal ??= { error };
    this.#refuse(error);
  }

  #onField(name: string | undefined, value: string): void {
    this.#fields += 1;
    this.#fieldBytes += Buffer.byteLength(value);
    if (this.#fields > MAX_FIELDS || this.#fieldBytes > this.#spec.maxBytes) this.#fail(this.#spec.tooLarge);
    else if (name !== undefined && !this.#refusal) this.#values.set(name, value);
  }

  #onFile(field: string | undefined, content: BusboyFileStream, name: string, claimed: string): void {
    // Without a listener an error of the stream would end the process.
    content.on('error', () => {});
    const problem = this.#refusal || name === '' ? undefined : this.#problemOf(field ?? '');
    if (problem) this.#fail(problem);
    // A file input that was left empty is a file without a name.
    if (this.#refusal || name === '' || field === undefined) {
      content.resume();
      return;
    }
    this.#open.add(content);
    const part = { field, name, claimed: claimed.toLowerCase(), content };
    this.#taking.push(
      this.#spec
        .take(part)
        .then(
          (file) => void this.#values.set(field, file),
          (error) => this.#fail(error),
        )
        .finally(() => this.#open.delete(content)),
    );
  }

  #problemOf(field: string): AppError | undefined {
    this.#files += 1;
    const { fields, max, tooMany } = this.#spec.files;
    if (this.#files > max) return fieldError(field, 'too_many', tooMany);
    if (!fields.test(field)) return fieldError(field.slice(0, 100), 'unexpected', 'No file is expected here');
    if (this.#values.has(field)) return fieldError(field, 'twice', 'Two files came under one name');
    return undefined;
  }
}

const brokeOff = () => new AppError('bad_request', 'The request broke off');

async function* chunksOf(source: Readable): AsyncGenerator<Uint8Array> {
  try {
    // A refusal is answered on the same connection: leaving the loop must not close it.
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
 * Reads a multipart form whose files go where `take` brings them, at its pace: never more than a few chunks are held.
 * @returns fields and files by name.
 * @throws AppError of `take`, or `bad_request`, `too_large`, `invalid`; then every file has been let go of.
 */
export async function readForm(source: Readable, contentType: string, spec: FormSpec): Promise<unknown> {
  const form = new IncomingForm(contentType, spec);
  const { max, maxFileBytes } = spec.files;
  const limit = spec.maxBytes + (max + 1) * (maxFileBytes + MAX_HEADER_BYTES) + MAX_FIELDS * MAX_HEADER_BYTES;
  let size = 0;
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
