import type { Ctx, ViewerCtx } from './ctx.ts';
import type { Endpoint } from './endpoint.ts';
import type { FilePart, FileParts, ReceivedFile } from './received-file.ts';

const isSignedIn = (ctx: Ctx): ctx is ViewerCtx => ctx.viewer !== null;

/** The rules of a call for its caller; null if the caller may send no files. */
function rulesFor(files: FileParts | undefined, ctx: Ctx) {
  if (files?.from === 'anybody')
    return {
      receive: (part: FilePart) => files.receive(ctx, part),
      discard: (received: readonly ReceivedFile[]) => files.discard(ctx, received),
    };
  if (!files || !isSignedIn(ctx)) return null;
  return {
    receive: (part: FilePart) => files.receive(ctx, part),
    discard: (received: readonly ReceivedFile[]) => files.discard(ctx, received),
  };
}

/** The files that one request has sent so far. */
export class RequestFiles {
  readonly #rules: ReturnType<typeof rulesFor>;
  readonly #keepsDrafts: boolean;
  readonly #received: ReceivedFile[] = [];

  constructor({ body }: Endpoint, ctx: Ctx) {
    this.#rules = rulesFor(body?.files, ctx);
    this.#keepsDrafts = body?.files?.keepsDrafts === true;
  }

  /** Receives one file. */
  async take(part: FilePart): Promise<ReceivedFile> {
    if (!this.#rules) throw new Error('a call that takes files needs a session');
    const file = await this.#rules.receive(part);
    this.#received.push(file);
    return file;
  }

  /** Call this at the end of a successful request. */
  async complete(): Promise<void> {
    if (!this.#keepsDrafts) await this.discard();
  }

  /** Call this at the end of a failed request: none of its files stays. */
  async discard(): Promise<void> {
    if (this.#rules && this.#received.length > 0) await this.#rules.discard(this.#received);
  }
}
