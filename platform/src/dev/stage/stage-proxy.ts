import {
  createServer,
  type IncomingMessage,
  request as requestPlain,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Registry } from '@academy/shared-auth/contract';
import { sourceEntry } from '../../registry/release/source-entry.ts';
import { mediaTypeOf } from '../../registry/store/media-type.ts';
import { EVENTS_PATH, localPage, PAGE_SCRIPT_PATH, pageScript } from './page-script.ts';
import { fromStage, type Origins, toStage } from './rewriting.ts';
import type { FailedBuild, SourceRelease } from './source-release.ts';

interface ProxyOptions {
  /** A deployed academy: `https://stage.academy.example`. */
  stage: URL;
  /** The remote from source. */
  source: SourceRelease;
  port: number;
}

type Asked = IncomingMessage & { url: string };
type Respond = (asked: Asked, response: ServerResponse, url: URL) => Promise<void> | void;

const NOT_STORED = { 'cache-control': 'no-store' };

function send(response: ServerResponse, type: string, body: string | Uint8Array, more = {}): void {
  response.writeHead(200, { 'content-type': type, ...NOT_STORED, ...more }).end(body);
}

/** Sends the browser's request to the stage. */
function askStage(asked: IncomingMessage, origins: Origins, headers = toStage(asked.headers, origins)) {
  const request = origins.stage.protocol === 'https:' ? requestSecure : requestPlain;
  const { stage } = origins;
  return request({
    host: stage.hostname,
    port: stage.port || (stage.protocol === 'https:' ? 443 : 80),
    method: asked.method,
    path: asked.url,
    headers,
  });
}

/** The stage's complete response as plain text, without the browser's conditions and encodings. */
async function readStage(
  asked: IncomingMessage,
  origins: Origins,
): Promise<{ response: IncomingMessage; text: string }> {
  const headers = { ...toStage(asked.headers, origins), 'accept-encoding': 'identity' };
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  const upstream = askStage(asked, origins, headers);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    upstream.once('response', resolve).once('error', reject);
    asked.pipe(upstream);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { response, text: Buffer.concat(parts).toString() };
}

const withoutLength = ({ 'content-length': _, etag: __, ...headers }: ReturnType<typeof fromStage>) => headers;

/** Shows a deployed academy on this machine, with one remote's release replaced by its source. */
export class StageProxy {
  readonly #server: Server;
  readonly #source: SourceRelease;
  readonly #origins: Origins;
  readonly #pages = new Set<ServerResponse>();
  readonly #script = pageScript();
  /** The failure since the last good build, which later pages show too. */
  #problem: string | null = null;
  readonly #unfollow: () => void;

  private constructor(server: Server, source: SourceRelease, origins: Origins) {
    this.#server = server;
    this.#source = source;
    this.#origins = origins;
    this.#unfollow = source.onBuilt((problem) => this.#notifyPages(problem));
    server.on('request', (asked, response) => void this.#respond(asked as Asked, response));
    server.on('upgrade', (asked, socket, head) => this.#connect(asked, socket as Socket, head));
  }

  static async open({ stage, source, port }: ProxyOptions): Promise<StageProxy> {
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
    const local = new URL(`http://localhost:${(server.address() as AddressInfo).port}`);
    return new StageProxy(server, source, { stage, local });
  }

  get url(): string {
    return this.#origins.local.origin;
  }

  async close(): Promise<void> {
    this.#unfollow();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #respond(asked: Asked, response: ServerResponse): Promise<void> {
    const url = new URL(asked.url, this.#origins.local);
    try {
      await this.#responderFor(asked, url)(asked, response, url);
    } catch (error) {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${this.#origins.stage.origin} does not respond: ${(error as Error).message}`);
    }
  }

  #responderFor(asked: Asked, { pathname }: URL): Respond {
    if (pathname === PAGE_SCRIPT_PATH)
      return async (_asked, response) => send(response, 'text/javascript', await this.#script);
    if (pathname === EVENTS_PATH) return (_asked, response) => this.#join(response);
    if (pathname === '/remotes.json') return (_asked, response) => this.#sendRegistry(asked, response);
    // Figures of a remote under development do not belong to the stage.
    if (/^\/api\/figures(\/|$)/.test(pathname)) return (_asked, response) => void response.writeHead(204).end();
    const own = this.#ownFile(pathname);
    if (own) {
      const map = `${pathname}.map`;
      const named = this.#ownFile(map) ? { sourcemap: map } : {};
      return (_asked, response) => send(response, mediaTypeOf(pathname), own, named);
    }
    const isPage = asked.method === 'GET' && asked.headers.accept?.includes('text/html') === true;
    return isPage
      ? (_asked, response) => this.#sendPage(asked, response)
      : (_asked, response) => this.#pass(asked, response);
  }

  /** A file of the remote from source, by the address of a release or of its texts. */
  #ownFile(pathname: string): Uint8Array | null {
    const { name, namespace, version } = this.#source.current();
    const [, remote, wanted = '', file = ''] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
    if (remote === name) return this.#source.find(wanted, decodeURIComponent(file));
    const [, text] = /^\/(locales\/(?:en|ar)\/[\w-]+\.json)$/.exec(pathname) ?? [];
    return text?.endsWith(`/${namespace}.json`) ? this.#source.find(version, text) : null;
  }

  async #sendRegistry(asked: Asked, response: ServerResponse): Promise<void> {
    const { response: given, text } = await readStage(asked, this.#origins);
    if (given.statusCode !== 200) return void response.writeHead(given.statusCode ?? 502).end(text);
    const deployed = JSON.parse(text) as Registry;
    const release = this.#source.current();
    const remotes = deployed.remotes.filter(({ name }) => name !== release.name);
    const registry = { ...deployed, remotes: [...remotes, sourceEntry(release, deployed)] };
    const headers = { ...withoutLength(fromStage(given.headers, this.#origins)), ...NOT_STORED };
    response.writeHead(200, headers).end(JSON.stringify(registry));
  }

  async #sendPage(asked: Asked, response: ServerResponse): Promise<void> {
    const { response: given, text } = await readStage(asked, this.#origins);
    const isPage = given.headers['content-type']?.startsWith('text/html') === true;
    const headers = { ...withoutLength(fromStage(given.headers, this.#origins)), ...NOT_STORED };
    response.writeHead(given.statusCode ?? 502, headers).end(isPage ? localPage(text, this.#source.current()) : text);
  }

  #pass(asked: Asked, response: ServerResponse): Promise<void> {
    const upstream = askStage(asked, this.#origins);
    return new Promise((resolve, reject) => {
      upstream.once('error', reject);
      upstream.once('response', (given) => {
        response.writeHead(given.statusCode ?? 502, fromStage(given.headers, this.#origins));
        given.pipe(response).once('close', resolve);
      });
      asked.pipe(upstream);
    });
  }

  /** Connects a socket of the page with one of the stage. */
  #connect(asked: IncomingMessage, socket: Socket, head: Buffer): void {
    const headers = { ...toStage(asked.headers, this.#origins), connection: 'Upgrade', upgrade: asked.headers.upgrade };
    const upstream = askStage(asked, this.#origins, headers);
    const drop = () => socket.destroy();
    upstream.on('error', drop).on('response', drop);
    upstream.on('upgrade', (given, other, first) => {
      const lines = given.rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${given.rawHeaders[at + 1]}`] : [],
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (first.length > 0) socket.write(first);
      if (head.length > 0) other.write(head);
      for (const [one, another] of [
        [socket, other],
        [other, socket],
      ] as const)
        one
          .on('error', () => another.destroy())
          .on('close', () => another.destroy())
          .pipe(another);
    });
    upstream.end();
  }

  #join(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', ...NOT_STORED });
    response.write('\n');
    if (this.#problem !== null) response.write(this.#failed(this.#problem));
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
  }

  #failed(problem: string): string {
    const data: FailedBuild = { name: this.#source.current().name, problem };
    return `event: failed\ndata: ${JSON.stringify(data)}\n\n`;
  }

  #notifyPages(problem: string | null): void {
    this.#problem = problem;
    const event = problem === null ? 'event: built\ndata: 1\n\n' : this.#failed(problem);
    for (const page of this.#pages) page.write(event);
  }
}
