import { once } from 'node:events';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { FilePart, FileParts, ReceivedFile } from './received-file.ts';

const MAX_FIELDS = 100;
export const MAX_HEADER_BYTES = 8 * 1024;
export interface FormSpec {
  files: Omit<FileParts, 'receive' | 'discard' | 'from'>;
  /** The bytes of all plain fields together. */
  maxBytes: number;
  tooLarge: AppError;
  take(part: FilePart): Promise<ReceivedFile>;
}

/** Milliseconds of waiting for the parser after which the wait is checked. */
const STALL_MS = 1000;

const isBeingRead = (file: BusboyFileStream) => file.readableLength > 0 || file.readableEnded;
const brokenForm = () => new AppError('bad_request', 'The form could not be read');

/** How many plain fields a form may have. */
export const maxFieldsOf = ({ files }: FormSpec): number => files.maxFields ?? MAX_FIELDS;

function openParser(contentType: string, spec: FormSpec): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_field, _type, name) => name !== undefined,
      // The parser reports nothing for a field of exactly the limit's length, only for a longer one.
      limits: {
        fieldSize: spec.maxBytes + 1,
        fields: maxFieldsOf(spec) + 1,
        headerPairs: 20,
        headerSize: MAX_HEADER_BYTES,
      },
    });
  } catch {
    throw brokenForm();
  }
}

/**
 * Reads one multipart form while it arrives. The parser is fed by hand: a rejected file leaves its stream unread, which
 * would block a pipe for ever. After an error the parser gets no more data; it is never destroyed, because that would
 * crash it.
 */
export class IncomingForm {
  readonly #spec: FormSpec;
  readonly #parser: BusboyInstance;
  readonly #values = new Map<string, unknown>();
  readonly #open = new Set<BusboyFileStream>();
  /** Files are read one after the other: the next one waits in the connection, not in memory. */
  #taken: Promise<void> = Promise.resolve();
  readonly #rejected: Promise<never>;
  readonly #fileFields = new Set<string>();
  #reject: (error: unknown) => void = () => {};
  #rejection: { error: unknown } | undefined;
  #fields = 0;
  #fieldBytes = 0;
  #files = 0;

  constructor(contentType: string, spec: FormSpec) {
    this.#spec = spec;
    this.#parser = openParser(contentType, spec);
    this.#rejected = new Promise((_resolve, reject) => {
      this.#reject = reject;
    });
    this.#rejected.catch(() => {});
    this.#parser.on('field', (name, value) => this.#onField(name, value));
    this.#parser.on('file', (field, content, name, _encoding, claimed) => {
      this.#onFile(field, content, name, claimed);
    });
    this.#parser.on('error', () => this.#fail(brokenForm()));
  }

  async write(chunk: Uint8Array): Promise<void> {
    if (!this.#parser.write(chunk)) await this.#until(once(this.#parser, 'drain'));
    if (this.#rejection) throw this.#rejection.error;
  }

  /** The values of the form, after every file has been received. */
  async end(): Promise<Record<string, unknown>> {
    const finished = once(this.#parser, 'finish');
    this.#parser.end();
    await this.#until(finished);
    await Promise.race([this.#taken, this.#rejected]);
    return Object.fromEntries(this.#values);
  }

  /** Discards every file that still arrives, and waits until all are discarded. */
  async abandon(error: unknown): Promise<void> {
    this.#fail(error);
    for (const file of this.#open) file.destroy(error instanceof Error ? error : brokenForm());
    await this.#taken;
  }

  /** Waits for the parser. For some broken forms the event never comes: then nothing of the form is left to read. */
  async #until(event: Promise<unknown>): Promise<void> {
    const watch = setInterval(() => {
      if (![...this.#open].some(isBeingRead)) this.#fail(brokenForm());
    }, STALL_MS);
    await Promise.race([event, this.#rejected]).finally(() => clearInterval(watch));
  }

  #fail(error: unknown): void {
    this.#rejection ??= { error };
    this.#reject(error);
  }

  #onField(name: string | undefined, value: string): void {
    this.#fields += 1;
    this.#fieldBytes += Buffer.byteLength(value);
    if (this.#fields > maxFieldsOf(this.#spec) || this.#fieldBytes > this.#spec.maxBytes)
      this.#fail(this.#spec.tooLarge);
    else if (name !== undefined && !this.#rejection) this.#values.set(name, this.#withFormer(name, value));
  }

  #withFormer(name: string, value: string): unknown {
    const former = this.#spec.files.repeatable?.test(name) ? this.#values.get(name) : undefined;
    if (typeof former === 'string') return [former, value];
    return Array.isArray(former) ? [...former, value] : value;
  }

  #onFile(field: string | undefined, content: BusboyFileStream, name: string, claimed: string): void {
    // Without a listener an error of the stream would end the process.
    content.on('error', () => {});
    const problem = this.#rejection || name === '' ? undefined : this.#problemOf(field ?? '');
    if (problem) this.#fail(problem);
    // An empty file input sends a file without a name.
    if (this.#rejection || name === '' || field === undefined) {
      content.resume();
      return;
    }
    this.#open.add(content);
    const part = { field, name, claimed: claimed.toLowerCase(), content };
    this.#taken = this.#taken
      .then(() => this.#take(part))
      .catch((error) => this.#fail(error))
      .finally(() => this.#open.delete(content));
  }

  async #take(part: FilePart): Promise<void> {
    if (!this.#rejection) this.#values.set(part.field, await this.#spec.take(part));
  }

  #problemOf(field: string): AppError | undefined {
    this.#files += 1;
    const { fields, max, tooMany } = this.#spec.files;
    if (this.#files > max) return fieldError(field, 'too_many', tooMany);
    if (!fields.test(field)) return fieldError(field.slice(0, 100), 'unexpected', 'No file is expected here');
    if (this.#fileFields.has(field)) return fieldError(field, 'twice', 'Two files came under one name');
    this.#fileFields.add(field);
    return undefined;
  }
}
