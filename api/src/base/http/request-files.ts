import type { Ctx, ViewerCtx } from './ctx.ts';
import type { Endpoint } from './endpoint.ts';
import type { FilePart, ReceivedFile } from './received-file.ts';

const isSignedIn = (ctx: Ctx): ctx is ViewerCtx => ctx.viewer !== null;

/** The files that one request has brought so far. */
export class RequestFiles {
  readonly #ctx: Ctx;
  readonly #files: NonNullable<Endpoint['body']>['files'];
  readonly #received: ReceivedFile[] = [];

  constructor(endpoint: Endpoint, ctx: Ctx) {
    this.#ctx = ctx;
    this.#files = endpoint.body?.files;
  }

  /** Takes one in. */
  async take(part: FilePart): Promise<ReceivedFile> {
    if (!this.#files || !isSignedIn(this.#ctx)) throw new Error('a call that takes files needs a session');
    const file = await this.#files.receive(this.#ctx, part);
    this.#received.push(file);
    return file;
  }

  /** At the end of a request that did what it should. */
  async complete(): Promise<void> {
    if (!this.#files?.keepsDrafts) await this.discard();
  }

  /** At the end of one that came to nothing: no file of it stays. */
  async discard(): Promise<void> {
    if (this.#files && isSignedIn(this.#ctx) && this.#received.length > 0)
      await this.#files.discard(this.#ctx, this.#received);
  }
}
