import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { beginSession, endSession, sessionStore } from '../session/session.ts';
import { heldToken } from '../session/token.ts';
import { http } from './http.ts';
import { replaceTransport } from './transport.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const restore of undo.splice(0).reverse()) restore();
  endSession('signed-out');
  window.academyEarlyData = undefined;
});
const respondWith = (response: (request: Request) => Response | Promise<Response>) =>
  undo.push(replaceTransport(async (request) => response(request)));
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: ApiError) => error,
  );

describe('the client', () => {
  it('the client sends the session’s token', async () => {
    const seen: (string | null)[] = [];
    respondWith((request) => {
      seen.push(request.headers.get('authorization'));
      return Response.json({});
    });
    await http.get('posts');
    beginSession('t1');
    await http.get('posts');
    expect(seen).toEqual([null, 'Bearer t1']);
  });

  it('hooks and errors of a caller do not see the token', async () => {
    beginSession('t1');
    const seen: Request[] = [];
    const hooks = {
      beforeRequest: [({ request }: { request: Request }) => void seen.push(request)],
      afterResponse: [({ request }: { request: Request }) => void seen.push(request)],
    };
    respondWith(() => Response.json({}));
    await http.post('posts', { json: {}, hooks });
    respondWith(() => Response.json({}, { status: 500 }));
    const error = await failureOf(http.get('posts', { hooks }).json());
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null, null]);
    expect(JSON.stringify([error, error?.cause, sessionStore.getState()])).not.toContain('t1');
  });

  it('the client reads an error with its fields, request id and waiting time', async () => {
    const body = {
      code: 'invalid',
      message: 'no',
      fields: [{ path: 'text', code: 'required', message: 'Text' }],
      requestId: 'r1',
    };
    respondWith(() => Response.json(body, { status: 422, headers: { 'retry-after': '30' } }));
    const error = await failureOf(http.post('posts', { json: {} }).json());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, code: 'invalid', requestId: 'r1', retryAfter: 30, fields: body.fields });
  });

  it('the client handles a proxy’s response', async () => {
    respondWith(() => new Response('<h1>Bad gateway</h1>', { status: 500, headers: { 'x-request-id': 'r2' } }));
    expect(await failureOf(http.get('posts').json())).toMatchObject({ status: 500, code: 'unknown', requestId: 'r2' });
  });

  it('the client gives a missing response the code `network` and an unknown one `unreadable`', async () => {
    respondWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(http.get('posts', { retry: 0 }).json())).toMatchObject({ status: 0, code: 'network' });
    respondWith(() => Response.json({ data: 1 }));
    const shaped = http.get('posts').json(v.object({ data: v.string() }));
    expect(await failureOf(shaped)).toMatchObject({ status: 0, code: 'unreadable' });
  });

  it('a 401 ends the session of its token, not a newer one', async () => {
    beginSession('t1');
    respondWith(() => {
      beginSession('t2');
      return Response.json({}, { status: 401 });
    });
    await failureOf(http.get('posts').json());
    expect(heldToken()).toBe('t2');
    respondWith(() => Response.json({}, { status: 401 }));
    await failureOf(http.get('posts').json());
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-out', reason: 'expired' });
  });

  it('an early response is used once and only for the same token', async () => {
    respondWith(() => Response.json({ from: 'network' }));
    const early = () => {
      const responses = new Map([['/api/posts?page=1', Promise.resolve(Response.json({ from: 'early' }))]]);
      window.academyEarlyData = { token: 't1', responses };
    };
    early();
    expect(await http.get('posts?page=1').json()).toEqual({ from: 'network' });
    beginSession('t1');
    expect(await http.get('posts?page=1').json()).toEqual({ from: 'early' });
    expect(await http.get('posts?page=1').json()).toEqual({ from: 'network' });
  });
});
