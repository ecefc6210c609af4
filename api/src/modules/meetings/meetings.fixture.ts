import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { zoomSignature } from '#base/meetings/zoom/zoom-event.ts';
import { ZoomProvider } from '#base/meetings/zoom/zoom-provider.ts';
import { CALLBACK_PATH, SANDBOX_PATH } from '#sandboxes/zoom/sandbox-context.ts';
import { createZoomSandbox } from '#sandboxes/zoom/zoom-sandbox.ts';
import type { TestApi } from '#testing/test-api.ts';

/** What goes wrong with one call of the provider. */
export type Fault = 'hang' | 'garbage' | { status: number; retryAfter?: string };

/** What a client does that keeps cookies and follows nothing. */
export class Browser {
  readonly #cookies = new Map<string, string>();

  async open(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}

/** Longer than any call takes here. */
const PATIENCE_MS = 30_000;
const credentials = { clientId: 'academy', clientSecret: 'secret', webhookSecret: 'signed' };

function respondWith(c: Context, fault: Fault): Response | Promise<Response> {
  if (fault === 'hang') return new Promise(() => {});
  if (fault === 'garbage') return c.text('<h1>Bad gateway</h1>');
  const headers = new Headers(fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter });
  return new Response('{}', { status: fault.status, headers });
}

/**
 * The API behind a port of its own, with the sandbox as its provider: calls, pages and reports go over a network.
 * `faults` are taken by the provider's next calls, one each; `calls` lists what came to it.
 */
export async function useMeetings(api: TestApi) {
  const { deps } = api;
  const before = deps.meetings;
  const faults: Fault[] = [];
  const limits = { timeoutMs: PATIENCE_MS, pausesMs: [1, 1] };
  const calls: string[] = [];
  const app = new Hono();
  app.use(`${SANDBOX_PATH}/*`, async (c, next) => {
    const path = c.req.path.slice(SANDBOX_PATH.length);
    if (!/^\/(?:v2|oauth\/(?:token|revoke))/.test(path)) return next();
    calls.push(`${c.req.method} ${path.replace(/\d+$/, ':id')}`);
    const fault = faults.shift();
    return fault ? respondWith(c, fault) : next();
  });
  app.all('/api/*', (c) => api.fetch(c.req.raw));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { database, logger, now } = deps;
  const sandbox = createZoomSandbox({ ...credentials, sql: database.sql, now, logger, publicUrl });
  sandbox.mount(app);
  const providerOptions = {
    ...credentials,
    name: 'sandbox' as const,
    redirectUri: `${publicUrl}${CALLBACK_PATH}`,
    authorizeUrl: `${publicUrl}${SANDBOX_PATH}/oauth/authorize`,
    tokenUrl: `${publicUrl}${SANDBOX_PATH}/oauth`,
    apiUrl: `${publicUrl}${SANDBOX_PATH}/v2`,
    limits,
  };
  const provider = new ZoomProvider(providerOptions);
  beforeEach(() => {
    faults.splice(0);
    calls.splice(0);
    limits.timeoutMs = PATIENCE_MS;
    deps.meetings = { ...before, provider, sandbox };
  });
  afterEach(() => {
    deps.meetings = before;
  });
  afterAll(() => {
    sandbox.stop();
    server.closeAllConnections();
    server.close();
  });

  /** Where the authorization begins, for a teacher in a browser. */
  async function begin(browser: Browser, teacher: { id: number }): Promise<string> {
    const headers = { authorization: `Bearer ${await api.tokenFor(teacher)}` };
    const response = await browser.open(`${publicUrl}/api/zoom/auth`, { headers });
    return ((await response.json()) as { url: string }).url;
  }

  /** Decides on the consent page. @returns the address that it leads to. */
  async function decide(browser: Browser, url: string, decision: 'allow' | 'decline', name = 'Salma'): Promise<string> {
    const page = await (await browser.open(url)).text();
    const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = hidden.map(([, key = '', value = '']) => [key, value.replaceAll('&amp;', '&')]);
    const body = new URLSearchParams([...fields, ['name', name], ['decision', decision]]);
    const response = await browser.open(`${publicUrl}${SANDBOX_PATH}/oauth/authorize`, { method: 'POST', body });
    return response.headers.get('location') ?? '';
  }

  return {
    publicUrl,
    provider,
    /** What another process reaches the provider with. */
    providerOptions,
    faults,
    calls,
    /** How long the provider is waited for. */
    limits,
    begin,
    decide,
    /** All of it: the teacher lets the academy make meetings. */
    async authorize(teacher: { id: number }, browser = new Browser()): Promise<Response> {
      return browser.open(await decide(browser, await begin(browser, teacher), 'allow'));
    },
    /** A report as the provider sends it. */
    async report(event: object, about: { at?: Date; secret?: string } = {}): Promise<Response> {
      const body = JSON.stringify(event);
      const timestamp = String(Math.floor((about.at ?? now()).getTime() / 1000));
      const signature = zoomSignature(about.secret ?? credentials.webhookSecret, timestamp, body);
      const headers = { 'x-zm-request-timestamp': timestamp, 'x-zm-signature': signature };
      return api.request('post', '/api/webhooks/zoom', { body: event, headers });
    },
  };
}
