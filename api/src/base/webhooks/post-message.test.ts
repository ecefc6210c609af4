import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type LookupFunction } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { postMessage } from './post-message.ts';

const servers: { close(): unknown; closeAllConnections?(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

async function listen<Listening extends Server | ReturnType<typeof createSocketServer>>(server: Listening) {
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  return (server.address() as AddressInfo).port;
}
const serve = (answer: RequestListener) => listen(createServer(answer));

/** Finds these addresses, one list after the other, and counts how often it was asked. */
function lookupOf(...answers: string[][]) {
  let asked = 0;
  const lookup: LookupFunction = (_host, { all }, callback) => {
    const found = (answers[Math.min(asked, answers.length - 1)] ?? []).map(
      (address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }),
    );
    asked += 1;
    if (all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };
  return { lookup, times: () => asked };
}

const post = (url: string, options: Partial<Parameters<typeof postMessage>[0]> = {}) =>
  postMessage({ url: new URL(url), headers: { 'webhook-id': 'msg_1' }, body: '{}', isLocal: false, ...options });
const local = { isLocal: true, silentMs: 300 };
const unanswered = (problem: string) => ({ state: 'unanswered', problem });

describe('addresses of our own networks (D158)', () => {
  it.each([
    ['http://127.0.0.1:1/'],
    ['http://[::1]:1/'],
    ['http://localhost:1/'],
    ['http://169.254.169.254/latest/meta-data'],
    ['https://metadata.google.internal/'],
  ])('%s is not called', async (url) => {
    expect(await post(url)).toEqual(unanswered('private_address'));
  });

  it('a name that leads to one is not called, and its server gets no connection', async () => {
    let calls = 0;
    const port = await serve((_request, response) => {
      calls += 1;
      response.end();
    });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await post(`http://hooks.example:${port}/`, lookupOf([address]))).toEqual(unanswered('private_address'));
    expect(calls).toBe(0);
  });

  it('a name with a public and a private address is not called', async () => {
    const found = lookupOf(['93.184.216.34', '10.0.0.1']);
    expect(await post('http://hooks.example/', found)).toEqual(unanswered('private_address'));
  });

  it('a name that changes between check and connection is asked once: what was checked is connected', async () => {
    let calls = 0;
    const port = await serve((_request, response) => {
      calls += 1;
      response.end();
    });
    const rebound = lookupOf(['192.88.99.1'], ['127.0.0.1']);
    expect(await post(`http://hooks.example:${port}/`, rebound)).toEqual(unanswered('private_address'));
    // A public address that nothing answers at: the second lookup, which would lead to our server, never happens.
    const other = lookupOf(['2001:4860:4860::8888'], ['127.0.0.1']);
    await post(`http://hooks.example:${port}/`, { ...other, silentMs: 300 });
    expect([rebound.times(), other.times(), calls]).toEqual([1, 1, 0]);
  });
});

describe('an answer', () => {
  it('has a status and its beginning, without what cannot be stored', async () => {
    const got: { request: IncomingMessage; body: string }[] = [];
    const port = await serve(async (request, response) => {
      got.push({ request, body: await textOf(request) });
      response.writeHead(202, { 'retry-after': '7' }).end(`a\0b${'é'.repeat(5000)}`);
    });
    const outcome = await post(`http://127.0.0.1:${port}/in?a=1`, { ...local, body: '{"ä":1}' });
    expect(outcome).toMatchObject({ state: 'answered', status: 202, retryAfter: '7' });
    expect('text' in outcome && outcome.text.startsWith('abéé')).toBe(true);
    expect('text' in outcome && outcome.text.length).toBeLessThan(2048);
    expect(got[0]).toMatchObject({ body: '{"ä":1}', request: { url: '/in?a=1', method: 'POST' } });
    expect(got[0]?.request.headers).toMatchObject({ 'webhook-id': 'msg_1', 'content-length': '8' });
  });

  it('that is a redirect is not followed', async () => {
    let calls = 0;
    const port = await serve((_request, response) => {
      calls += 1;
      response.writeHead(307, { location: '/other' }).end();
    });
    expect(await post(`http://127.0.0.1:${port}/`, local)).toMatchObject({ state: 'answered', status: 307 });
    expect(calls).toBe(1);
  });

  it('whose end never comes counts by its status', async () => {
    const port = await serve((_request, response) => void response.writeHead(200).write('begun'));
    const outcome = await post(`http://127.0.0.1:${port}/`, local);
    expect(outcome).toEqual({ state: 'answered', status: 200, text: 'begun', retryAfter: null });
  });

  it('that never ends is cut', async () => {
    const port = await serve((_request, response) => {
      const more = () => void (response.destroyed || response.write('x'.repeat(1000), () => setImmediate(more)));
      response.writeHead(200);
      more();
    });
    const outcome = await post(`http://127.0.0.1:${port}/`, { ...local, silentMs: 5000 });
    expect(outcome).toMatchObject({ state: 'answered', status: 200 });
    expect('text' in outcome && outcome.text).toHaveLength(2048);
  });
});

describe('a program without an answer', () => {
  it('that takes the connection and hangs is left after the limit', async () => {
    const port = await listen(createSocketServer(() => {}));
    expect(await post(`http://127.0.0.1:${port}/`, local)).toEqual(unanswered('timeout'));
  });

  it('whose name is not found in time is left too', async () => {
    const lookup: LookupFunction = () => {};
    expect(await post('http://hooks.example/', { lookup, silentMs: 100 })).toEqual(unanswered('timeout'));
  });

  it('that is not there is not reached', async () => {
    const server = createSocketServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await post(`http://127.0.0.1:${port}/`, local)).toEqual(unanswered('unreachable'));
  });

  it('whose name does not exist is not found', async () => {
    const lookup: LookupFunction = (_host, _options, callback) =>
      callback(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []);
    expect(await post('http://hooks.example/', { lookup })).toEqual(unanswered('unresolved'));
  });

  it('that speaks no TLS has no certificate', async () => {
    const port = await serve((_request, response) => response.end());
    expect(await post(`https://127.0.0.1:${port}/`, local)).toEqual(unanswered('certificate'));
  });
});
