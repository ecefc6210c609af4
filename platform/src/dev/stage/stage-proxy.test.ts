import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuiltRemote } from '@academy/platform/testing';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageScript } from './page-script.ts';
import { fromStage, toStage } from './rewriting.ts';
import { followSources, type SourceRelease } from './source-release.ts';
import { StageProxy } from './stage-proxy.ts';

const undo: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close();
});

let folder: string;
let mark: string;
let source: SourceRelease;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stage-'));
  undo.push(() => rm(folder, { recursive: true }));
  mark = 'first';
  const build = async () => {
    if (mark === 'broken') throw new Error('shelves.page.tsx:3: unexpected }');
    const files = { 'route.0a1b2c3d.js.map': '{"sources":["shelves.page.tsx"]}' };
    const dist = join(folder, 'dist');
    await writeBuiltRemote(dist, { name: 'mf-library', version: '1.0.0', mark, files });
    return { dist };
  };
  source = await followSources({ build, watched: [folder] });
  undo.push(() => source.close());
});

const hints = `<link rel="preload" as="script" href="/assets/main.js">
<link rel="preload" as="script" href="/remotes/mf-library/0.9.0-old/remoteEntry.js" crossorigin="anonymous" integrity="sha384-x">
<link rel="preload" as="fetch" href="/locales/en/library.json?v=0.9.0-old" crossorigin="anonymous">
`;
const page = `<html><head>${hints}</head><body><script type="application/json" id="academy-boot">{"worker":"/worker.js","registry":"/remotes.json?v=1"}</script></body></html>`;
const deployed = {
  schema: 1,
  origins: [],
  remotes: [
    { name: 'mf-library', version: '0.9.0-old', mount: 'single-spa' },
    { name: 'mf-timeline', version: '1.0.0-a' },
  ],
};

/** A deployed academy that records its requests. */
async function stage() {
  const asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming) body += part;
    const url = incoming.url ?? '';
    asked.push({ url, headers: incoming.headers, body });
    const { port } = server.address() as AddressInfo;
    if (url.startsWith('/remotes.json')) return response.end(JSON.stringify(deployed));
    if (url === '/api/login')
      return response
        .setHeader('set-cookie', ['session=t; Path=/; Domain=stage.test; Secure; SameSite=Strict', 'other=1'])
        .end('{"data":{}}');
    if (url === '/moved') return response.writeHead(302, { location: `http://localhost:${port}/dashboard` }).end();
    if (url.startsWith('/dashboard'))
      return response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-security-policy', `connect-src 'self' ws://localhost:${port}`)
        .setHeader('strict-transport-security', 'max-age=1')
        .end(page);
    return response.end(`stage: ${url}`);
  });
  server.on('upgrade', (incoming, socket) => {
    asked.push({ url: `socket ${incoming.url}`, headers: incoming.headers, body: '' });
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\nhello');
    socket.on('data', (data) => socket.end(`heard ${data}`));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  undo.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  return { asked, url: new URL(`http://localhost:${(server.address() as AddressInfo).port}`) };
}

async function open() {
  const { asked, url } = await stage();
  const proxy = await StageProxy.open({ stage: url, source, port: 0 });
  undo.push(() => proxy.close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(proxy.url + path, { headers, redirect: 'manual' });
  return { asked, proxy, get, stageUrl: url };
}

describe('a stage that is shown here', () => {
  it('a stage that is shown here has the remote from source in its registry, mounted in the same way, and the others as deployed', async () => {
    const { get } = await open();
    const { remotes } = (await (await get('/remotes.json?v=1', { 'if-none-match': '"x"' })).json()) as {
      remotes: object[];
    };
    expect(remotes).toMatchObject([
      { name: 'mf-timeline', version: '1.0.0-a' },
      { name: 'mf-library', version: source.current().version, mount: 'single-spa', enabled: true },
    ]);
  });

  it("a stage that is shown here gets the remote's files and texts from here, and all else from the stage", async () => {
    const { get } = await open();
    const { version } = source.current();
    const entry = await get(`/remotes/mf-library/${version}/remoteEntry.js`);
    expect([entry.headers.get('content-type'), await entry.text()]).toEqual([
      expect.stringContaining('javascript'),
      expect.stringContaining('firstfirst'),
    ]);
    expect(await (await get('/locales/en/library.json?v=0.9.0-old')).json()).toEqual({
      list: { title: 'Title of first' },
    });
    expect(await (await get('/locales/en/timeline.json?v=1')).text()).toBe('stage: /locales/en/timeline.json?v=1');
    expect(await (await get('/remotes/mf-timeline/1.0.0-a/remoteEntry.js')).text()).toContain('stage: /remotes/mf-tim');
  });

  it('a stage that is shown here names the source map of a script if there is one', async () => {
    const { get } = await open();
    const { base } = source.current();
    expect((await get(`${base}remoteEntry.js`)).headers.get('sourcemap')).toBeNull();
    const map = (await get(`${base}route.0a1b2c3d.js`)).headers.get('sourcemap') ?? '';
    expect(await (await get(map)).json()).toEqual({ sources: ['shelves.page.tsx'] });
  });

  it('a stage that is shown here has pages with a policy for this machine, the script that follows builds, and no service worker', async () => {
    const { get, proxy } = await open();
    const response = await get('/dashboard/library', { accept: 'text/html' });
    const html = await response.text();
    expect(html).toContain('"worker":null');
    expect(html.match(/<link[^>]*>/g)).toEqual(['<link rel="preload" as="script" href="/assets/main.js">']);
    expect(html).toContain('<script src="/dev-page.js" defer></script></body>');
    expect(response.headers.get('content-security-policy')).toBe(
      `connect-src 'self' ${proxy.url.replace('http', 'ws')}`,
    );
    expect(response.headers.get('strict-transport-security')).toBeNull();
    expect(await (await get('/dev-page.js')).text()).toContain('EventSource');
    expect((await get('/moved')).headers.get('location')).toBe(`${proxy.url}/dashboard`);
  });

  it('a stage that is shown here signs in at the stage with cookies of this machine, and sends it no figures', async () => {
    const { asked, proxy, stageUrl } = await open();
    const headers = { origin: proxy.url, referer: `${proxy.url}/auth/signin`, cookie: 'language=en' };
    const response = await fetch(`${proxy.url}/api/login`, { method: 'POST', headers, body: '{"email":"a"}' });
    expect(response.headers.getSetCookie()).toEqual(['session=t; Path=/; SameSite=Strict', 'other=1']);
    expect(asked.at(-1)).toMatchObject({
      url: '/api/login',
      body: '{"email":"a"}',
      headers: {
        host: stageUrl.host,
        origin: stageUrl.origin,
        referer: `${stageUrl.origin}/auth/signin`,
        cookie: 'language=en',
      },
    });
    const { length } = asked;
    expect((await fetch(`${proxy.url}/api/figures`, { method: 'POST', body: '{}' })).status).toBe(204);
    expect(asked).toHaveLength(length);
  });

  it('a stage that is shown here forwards sockets in both directions', async () => {
    const { asked, proxy } = await open();
    const heard = await new Promise<string>((resolve, reject) => {
      const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'academy.token, t' };
      request(`${proxy.url}/?v=6`, { headers })
        .on('upgrade', (_response, socket, head) => {
          let text = head.toString();
          socket.on('data', (part) => {
            text += part;
          });
          socket.on('close', () => resolve(text));
          socket.write('ping');
        })
        .on('error', reject)
        .end();
    });
    expect(heard).toBe('helloheard ping');
    expect(asked.at(-1)).toMatchObject({
      url: 'socket /?v=6',
      headers: { 'sec-websocket-protocol': 'academy.token, t' },
    });
  });

  it('a stage that is shown here reports that the stage does not respond', async () => {
    const proxy = await StageProxy.open({ stage: new URL('http://localhost:1'), source, port: 0 });
    undo.push(() => proxy.close());
    const response = await fetch(`${proxy.url}/api/profile`);
    expect([response.status, await response.text()]).toEqual([
      502,
      expect.stringContaining('http://localhost:1 does not'),
    ]);
  });
});

describe('changed sources', () => {
  const nextBuild = () => new Promise<string | null>((resolve) => undo.push(source.onBuilt(resolve)));
  const change = async (to: string) => {
    mark = to;
    await writeFile(join(folder, 'remote.ts'), to);
  };

  it('changed sources are rebuilt, open pages are told, and files of the build before stay', async () => {
    const { proxy, get } = await open();
    const before = source.current().version;
    const events = await new Promise<IncomingMessage>((resolve) => request(`${proxy.url}/dev-events`, resolve).end());
    undo.push(() => events.destroy());
    const parts = events[Symbol.asyncIterator]();
    const said = async () => String((await parts.next()).value);
    await said();
    await change('second');
    expect(await said()).toContain('event: built');
    expect(source.current().version).not.toBe(before);
    expect(await (await get('/locales/en/library.json')).json()).toEqual({ list: { title: 'Title of second' } });
    expect((await get(`/remotes/mf-library/${before}/remoteEntry.js`)).status).toBe(200);
  });

  it('changed sources that do not build keep the last good build, and the error is reported', async () => {
    const before = source.current().version;
    const problem = nextBuild();
    await change('broken');
    expect(await problem).toBe('shelves.page.tsx:3: unexpected }');
    expect(source.current().version).toBe(before);
  });

  it('open and later pages get the error of changed sources until they build again', async () => {
    const { proxy } = await open();
    const follow = async () => {
      const events = await new Promise<IncomingMessage>((resolve) => request(`${proxy.url}/dev-events`, resolve).end());
      undo.push(() => events.destroy());
      const parts = events[Symbol.asyncIterator]();
      let text = '';
      return async (words: string) => {
        while (!text.includes(words)) text += String((await parts.next()).value);
        return text;
      };
    };
    const failed = `event: failed\ndata: {"name":"mf-library","problem":"shelves.page.tsx:3: unexpected }"}`;
    const opened = await follow();
    await change('broken');
    expect(await opened(failed)).toContain(failed);
    const later = await follow();
    expect(await later(failed)).toContain(failed);
    await change('first');
    expect(await later('event: built')).toContain('event: built');
  });
});

it('a page of a stage shows a build that failed, with file and line', async () => {
  const browser = new Window({ url: 'http://localhost/', settings: { enableJavaScriptEvaluation: true } });
  undo.push(() => browser.happyDOM.close());
  const listeners: Record<string, (event: { data: string }) => void> = {};
  Object.assign(browser, {
    EventSource: class {
      addEventListener(name: string, listener: (event: { data: string }) => void) {
        listeners[name] = listener;
      }
    },
  });
  browser.console.error = () => {};
  browser.eval(await pageScript());
  const output = 'node rspack failed in /x (1)\nERROR in ./src/shelves.page.tsx\n  × Unexpected token\n   ╭─[12:5]';
  listeners.failed?.({ data: JSON.stringify({ name: 'mf-library', problem: output }) });
  const panel = browser.document.querySelector('academy-dev-errors')?.shadowRoot;
  expect(panel?.querySelector('h2')?.textContent).toBe('mf-library');
  expect(panel?.querySelector('p')?.textContent).toBe('mf-library/src/shelves.page.tsx:12');
  expect(panel?.querySelector('pre')?.textContent).toContain('Unexpected token');
});

it('an address that only starts like the stage’s is not changed', () => {
  const origins = { stage: new URL('https://stage.test'), local: new URL('http://localhost:3000') };
  const headers = { origin: 'http://localhost:30001', host: 'localhost:30001' };
  expect(toStage(headers, origins)).toMatchObject({ host: 'stage.test', origin: 'http://localhost:30001' });
  const policy = "connect-src 'self' wss://stage.test https://stage.test.other";
  expect(fromStage({ 'content-security-policy': policy }, origins)['content-security-policy']).toBe(
    "connect-src 'self' ws://localhost:3000 https://stage.test.other",
  );
});
