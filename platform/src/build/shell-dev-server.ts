import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry, Release } from '@academy/shared-auth/contract';
import { sourcePlace } from '../dev/source-place.ts';
import type { ScriptPlace } from '../dev/stack-place.ts';
import { sourceEntry } from '../registry/release/source-entry.ts';

/** Where the shell's dev server finds the API, and the dev servers of the remotes that run from source. */
interface Sources {
  api: string;
  remotes: Record<string, string>;
}

type Next = () => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

/** The deployed registry, in which the remotes that run from source replace their releases. */
async function devRegistry({ api, remotes }: Sources): Promise<Registry> {
  const deployed = await fetchJson<Registry>(`${api}/remotes.json`);
  const releases = await Promise.all(Object.values(remotes).map((url) => fetchJson<Release>(`${url}release.json`)));
  const fromSource = releases.map((release) => sourceEntry(release, deployed));
  const names = new Set(Object.keys(remotes));
  return {
    ...deployed,
    origins: [...deployed.origins, ...Object.values(remotes).map((url) => new URL(url).origin)],
    remotes: [...deployed.remotes.filter(({ name }) => !names.has(name)), ...fromSource],
  };
}

async function reply(
  { api, remotes }: Sources,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/dev-place') {
    const places = JSON.parse(searchParams.get('stack') ?? '[]') as ScriptPlace[];
    response.setHeader('content-type', 'text/plain').end((await sourcePlace(places)) ?? '');
    return;
  }
  if (pathname === '/remotes.json') {
    const registry = await devRegistry({ api, remotes });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(registry));
    return;
  }
  const [, language, namespace] = /^\/locales\/(en|ar)\/([\w-]+)\.json$/.exec(pathname) ?? [];
  if (!namespace || namespace === 'shell' || namespace === 'ui') return next();
  const owner = await devOwner(remotes, namespace);
  const source = owner
    ? `${owner}locales/${language}/${namespace}.json`
    : `${api}/locales/${language}/${namespace}.json`;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(await fetchJson(source)));
}

async function devOwner(remotes: Record<string, string>, namespace: string): Promise<string | undefined> {
  for (const url of Object.values(remotes)) {
    if ((await fetchJson<Release>(`${url}release.json`)).namespace === namespace) return url;
  }
  return undefined;
}

/** Whether this is a request for the academy's events. */
const isRealtime = (_path: string, { url = '', headers }: IncomingMessage): boolean =>
  headers.upgrade === 'websocket' && /^\/(\?|$)/.test(url);

/** The additions to the shell's dev server: API and deployed remotes proxied, registry and locales merged. */
export function shellDevServer(sources: Sources): object {
  const middleware: Middleware = (request, response, next) => {
    reply(sources, request, response, next).catch((error: Error) => {
      response.statusCode = 502;
      response.end(error.message);
    });
  };
  return {
    historyApiFallback: { index: '/index.html', rewrites: [{ from: /^\/gallery$/, to: '/gallery.html' }] },
    proxy: [
      { context: ['/api', '/remotes/', '/dev', '/sandbox', '/site', '/files'], target: sources.api },
      // Ably's client connects to the root path; pages there are the dev server's, and its own socket is elsewhere.
      { context: isRealtime, target: sources.api, ws: true },
    ],
    setupMiddlewares: (middlewares: { name: string; middleware: Middleware }[]) => [
      { name: 'academy-sources', middleware },
      ...middlewares,
    ],
  };
}

/** The sockets on which dev servers report their builds, by app. */
export const devSockets = (shellPort: number, { remotes }: Sources): Record<string, string> => ({
  shell: `ws://localhost:${shellPort}/ws`,
  ...Object.fromEntries(Object.entries(remotes).map(([name, url]) => [name, `${url.replace(/^http/, 'ws')}ws`])),
});

/** The values that the development command passes through the environment. */
export function sourcesFromEnvironment(): Sources {
  return {
    api: process.env.ACADEMY_API ?? 'http://localhost:3090',
    remotes: JSON.parse(process.env.ACADEMY_DEV_REMOTES ?? '{}') as Record<string, string>,
  };
}
