import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** The socket that `pg` uses: it carries bytes to and from the database's worker thread. */
export class PortStream extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (message: string | Uint8Array[]) => {
      if (typeof message === 'string') this.destroy(new Error(`embedded database: ${message}`));
      else for (const part of message) this.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    });
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}

  ref(): void {
    this.#port.ref();
  }

  unref(): void {
    this.#port.unref();
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#port.postMessage(Uint8Array.from(chunk));
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#port.postMessage(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  /** The worker does not close the connection: without an end of the readable side, `pg` would wait for ever. */
  override _final(done: () => void): void {
    this.#port.postMessage(null);
    this.push(null);
    done();
  }
}
