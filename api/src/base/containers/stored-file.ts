import type { FileHandle } from 'node:fs/promises';

const ZEROS = Buffer.alloc(64 * 1024);
const WINDOW = 64 * 1024;
const MAX_WRITES = 50_000;

/** The file is malformed; the message says why. */
export class MalformedFile extends Error {
  override name = 'MalformedFile';
}

/** A file on disk that is read and changed in places, never loaded as a whole. */
export class StoredFile {
  readonly #handle: FileHandle;
  /** The bytes that were read last, as headers are read one after the other. */
  #window = { start: 0, bytes: Buffer.alloc(0) };
  #writes = 0;
  /** In bytes. */
  readonly size: number;

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  /** @throws MalformedFile if the file ends before that. */
  async read(position: number, length: number): Promise<Buffer> {
    const bytes = await this.readUpTo(position, length);
    if (bytes.length < length) throw new MalformedFile('it ends too early');
    return bytes;
  }

  /** Reads this many bytes, or fewer at the end of the file. */
  async readUpTo(position: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - position));
    const { start, bytes } = this.#window;
    if (position < start || position + wanted > start + bytes.length) {
      const buffer = Buffer.alloc(Math.max(wanted, Math.min(WINDOW, this.size - position)));
      const { bytesRead } = await this.#handle.read(buffer, 0, buffer.length, position);
      this.#window = { start: position, bytes: buffer.subarray(0, bytesRead) };
    }
    const at = position - this.#window.start;
    return Buffer.from(this.#window.bytes.subarray(at, at + wanted));
  }

  /** @throws MalformedFile for more changes than a real file needs. */
  async write(position: number, bytes: Uint8Array): Promise<void> {
    this.#writes += 1;
    if (this.#writes > MAX_WRITES) throw new MalformedFile('it has too many parts');
    await this.#handle.write(bytes, 0, bytes.length, position);
    const { start, bytes: window } = this.#window;
    const from = Math.max(position, start);
    const to = Math.min(position + bytes.length, start + window.length);
    if (from < to) window.set(bytes.subarray(from - position, to - position), from - start);
  }

  /** Start and end, as for `slice`. */
  async zero(start: number, end: number): Promise<void> {
    for (let position = start; position < end; position += ZEROS.length)
      await this.write(position, ZEROS.subarray(0, Math.min(ZEROS.length, end - position)));
  }
}
