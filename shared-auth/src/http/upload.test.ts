import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { beginSession, endSession, sessionStore } from '../session/session.ts';
import { heldToken } from '../session/token.ts';
import { replaceTransport } from './transport.ts';
import { upload } from './upload.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const idSchema = v.object({ data: v.object({ id: v.string() }) });
const happy = (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM;

const ownUrl = location.href;

let server: Server;
let received: Received[];
let reply: (response: ServerResponse) => void;
beforeEach(async () => {
  received = [];
  reply = (response) => response.writeHead(201, { 'content-type': 'application/json' }).end('{"data":{"id":"m1"}}');
  server = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const part of request) body.push(part);
    received.push({
      ...request,
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: String(Buffer.concat(body)),
    });
    reply(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  happy.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterEach(() => {
  endSession('signed-out');
  happy.setURL(ownUrl);
  server.closeAllConnections();
  server.close();
});

function aForm(): FormData {
  const form = new FormData();
  form.set('file', new File(['hello'], 'a.png', { type: 'image/png' }));
  return form;
}
const reject = (status: number, body: object, headers: Record<string, string> = {}) => {
  reply = (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('an upload', () => {
  it('an upload posts the form with the token of the session, and reads the response', async () => {
    beginSession('t1');
    const responded = await upload('uploads', aForm(), { headers: { 'Idempotency-Key': 'k1' } }).json(idSchema);
    expect(responded).toEqual({ data: { id: 'm1' } });
    expect(received).toMatchObject([
      { method: 'POST', url: '/api/uploads', headers: { authorization: 'Bearer t1', 'idempotency-key': 'k1' } },
    ]);
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(received[0]?.body).toContain('hello');
  });

  it('an upload uses PUT if the caller requests it', async () => {
    await upload('own-profile', aForm(), { method: 'PUT' });
    expect(received).toMatchObject([{ method: 'PUT', url: '/api/own-profile' }]);
  });

  it('an upload reads an error as any other call does', async () => {
    reject(
      413,
      { code: 'too_large', message: 'The image is larger than 10 MB', requestId: 'r1' },
      { 'retry-after': '3' },
    );
    const error = await failureOf(upload('uploads', aForm()).json(idSchema));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 413, code: 'too_large', requestId: 'r1', retryAfter: 3 });
    expect(String(error)).toContain('larger than 10 MB');
  });

  it('a 401 on an upload ends its session, not a newer one', async () => {
    beginSession('t1');
    reply = (response) => {
      beginSession('t2');
      response.writeHead(401).end('{}');
    };
    await failureOf(upload('uploads', aForm()));
    expect(heldToken()).toBe('t2');
    reject(401, {});
    await failureOf(upload('uploads', aForm()));
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-out', reason: 'expired' });
  });

  it('an upload gives a broken connection the code `network` and an unknown response `unreadable`', async () => {
    reply = (response) => response.destroy();
    expect(await failureOf(upload('uploads', aForm()))).toMatchObject({ status: 0, code: 'network' });
    reject(201, { data: 1 });
    expect(await failureOf(upload('uploads', aForm()).json(idSchema))).toMatchObject({ code: 'unreadable' });
  });

  it('an upload is aborted by its signal, before and during sending', async () => {
    const gone = AbortSignal.abort();
    expect(await failureOf(upload('uploads', aForm(), { signal: gone }))).toBe(gone.reason);
    expect(received).toEqual([]);
    const control = new AbortController();
    reply = () => control.abort();
    expect(await failureOf(upload('uploads', aForm(), { signal: control.signal }))).toMatchObject({
      name: 'AbortError',
    });
  });

  it('an upload uses the transport of contract tests', async () => {
    const seen: { token: string | null; file: string }[] = [];
    const restore = replaceTransport(async (request) => {
      const file = (await request.formData()).get('file');
      seen.push({ token: request.headers.get('authorization'), file: file instanceof File ? file.name : '' });
      return Response.json({ data: { id: 'm2' } }, { status: 201 });
    });
    beginSession('t3');
    const fractions: number[] = [];
    const onProgress = (fraction: number) => fractions.push(fraction);
    expect(await upload('uploads', aForm(), { onProgress }).json(idSchema)).toEqual({ data: { id: 'm2' } });
    restore();
    expect(seen).toEqual([{ token: 'Bearer t3', file: 'a.png' }]);
    expect(fractions).toEqual([1]);
  });
});
