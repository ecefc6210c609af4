import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createRateLimits } from '#base/limits/rate-limits.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { createApp } from './app.ts';
import { endpoints } from './endpoints.ts';

const api = await useTestApi();

describe('every call', () => {
  it('every call below /api is declared', () => {
    const declared = new Set(endpoints.map(({ method, path }) => `${method.toUpperCase()} /api${path}`));
    const feed = ['OPTIONS /api/feeds/:file', 'ALL /api/feeds/:file'];
    const own = ['GET /api/openapi.json', 'GET /api/docs', 'ALL /api/*', ...feed];
    const served = api.app.routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => route.includes(' /api'));
    expect(served.filter((route) => !declared.has(route)).sort()).toEqual(own.sort());
    expect(declared.size).toBe(endpoints.length);
  });

  it('every call is published with its access, input and responses', async () => {
    const document = await (await api.request('get', '/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const { get, post } = document.paths['/posts'];
    expect(get['x-permission']).toBe('timeline.read');
    expect(document.paths['/users'].get).toMatchObject({
      'x-permission': 'users.read',
      'x-permission-or': 'users.names',
    });
    expect(get.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'number', minimum: 1, maximum: 100, default: 20 },
    });
    expect(Object.keys(post.requestBody.content)).toEqual(['multipart/form-data', 'application/json']);
    expect(Object.keys(post.responses)).toEqual([
      '201',
      '400',
      '401',
      '403',
      '409',
      '413',
      '415',
      '422',
      '429',
      '503',
      '507',
    ]);
    expect(document.paths['/login'].post.security).toEqual([]);
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path as Record<string, { operationId: string }>).map((operation) => operation.operationId),
    );
    expect(new Set(ids).size).toBe(endpoints.length);
  });

  it('the API is described on a page without scripts and without foreign content', async () => {
    const response = await api.request('get', '/api/docs');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script|https?:\/\//);
    for (const { path } of endpoints) expect(page).toContain(`/api${path.replace(/:(\w+)/g, '{$1}')}`);
  });
});

describe.each(['/api/openapi.json', '/api/docs'])('%s', (path) => {
  const get = (headers: Record<string, string> = {}) => api.app.request(path, { headers });

  it(`${path} is built once and sent compressed`, async () => {
    const packed = await get({ 'accept-encoding': 'br, gzip' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(70_000);
    const stringify = vi.spyOn(JSON, 'stringify');
    const zipped = await get({ 'accept-encoding': 'gzip' });
    const plain = await get();
    expect(stringify).not.toHaveBeenCalled();
    stringify.mockRestore();
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(await plain.text());
  });

  it(`${path} is not sent again to a client that has it`, async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    const again = await get({ 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it(`${path} counts as a request of its network`, async () => {
    const names = ['loginFailures', 'networkLoginFailures', 'resetCodes', 'bareResetCodes', 'signups'] as const;
    const one = Object.fromEntries(
      [...names, 'resetMails', 'contact', 'posts', 'comments', 'requests', 'keyRequests'].map((name) => [name, 1]),
    );
    const limits = createRateLimits(api.deps.database.pool, one as unknown as Parameters<typeof createRateLimits>[1]);
    const app = createApp({ ...api.deps, limits });
    expect((await app.request(path)).status).toBe(200);
    expect((await app.request(path)).status).toBe(429);
  });
});

describe('protective headers', () => {
  it('no response of the API, errors included, sends its address as a referrer', async () => {
    for (const path of ['/api/nothing', '/api/openapi.json', '/api/docs', '/api/form-schemas/1', '/api/currencies'])
      expect((await api.request('get', path)).headers.get('referrer-policy'), path).toBe('no-referrer');
    const posted = await api.request('post', '/api/login', { body: {} });
    expect(posted.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('a plain text has a content policy, also the response for a missing file of the site', async () => {
    const app = createApp(api.deps, (site) => void site.get('/missing.js', (c) => c.text('Not found', 404)));
    for (const path of ['/missing.js', '/healthz', '/metrics']) {
      const { headers } = await app.request(path, { headers: { 'x-real-ip': '198.51.100.1' } });
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
});

describe('a bad request', () => {
  const raw = (body: string, type: string) =>
    api.fetch(
      new Request('http://localhost/api/login', {
        method: 'POST',
        body,
        headers: type ? { 'content-type': type } : {},
      }),
    );

  it.each([
    ['{"email":', 'application/json', 400, 'bad_request'],
    ['[]', 'application/json', 422, 'invalid'],
    ['null', 'application/json', 422, 'invalid'],
    ['{"email":"a@b.co","password":"x","__proto__":{"admin":1}}', 'application/json', 422, 'wrong_credentials'],
    ['{}', 'text/plain', 415, 'unsupported_type'],
    ['a=b', 'application/x-www-form-urlencoded', 415, 'unsupported_type'],
    [`{"email":"${'x'.repeat(20_000)}"}`, 'application/json', 413, 'too_large'],
    ['\u0000', 'application/json', 400, 'bad_request'],
  ])('a bad request %j as %s is rejected with a problem document', async (body, type, status, code) => {
    const response = await raw(body, type);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const problem = await response.json();
    expect(problem).toMatchObject({ code, requestId: response.headers.get('x-request-id') });
    expect(JSON.stringify(problem)).not.toContain('xxxx');
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/posts/1/2/3', '/api/%E0%A4%A', '/api/%00'])(
    'a bad request for %s gets a problem document',
    async (path) => {
      const response = await api.request('get', path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    },
  );

  it('a valid request id of the caller is used', async () => {
    const given = await api.request('get', '/api/nothing', { headers: { 'x-request-id': 'from-a-balancer' } });
    expect(given.headers.get('x-request-id')).toBe('from-a-balancer');
    const odd = await api.request('get', '/api/nothing', { headers: { 'x-request-id': 'a b<c>' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  const nasty = [
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '💚'.repeat(300),
    "'; drop table users; --",
    '-1',
    '1e400',
    '٣',
  ];
  const values = [...nasty, null, true, -1, 1e308, [], {}, [null], { $gt: '' }];
  const fields = [
    'name',
    'email',
    'password',
    'phone',
    'timezone',
    'text',
    'liked',
    'resetCode',
    'newPassword',
    'message',
  ];
  const more = ['ids', 'currentPassword', 'language', 'website', 'image'];

  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'a bad request: %s never fails with 5xx on malformed input',
    async (_name, { method, path, body }) => {
      const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
      await api.buildUser({ role: 'super-admin' });
      for (const value of values) {
        const own = encodeURIComponent(typeof value === 'string' ? value.replace('\ud800', '') : JSON.stringify(value));
        const url = `/api${path.replace(/:\w+/g, own || 'x')}?page=${own}&limit=${own}&cursor=${own}&status=${own}`;
        const sent = body ? { body: Object.fromEntries([...fields, ...more].map((field) => [field, value])) } : {};
        const headers = {
          'idempotency-key': own || 'k',
          range: `bytes=${own}`,
          'x-forwarded-for': `198.51.100.${own}`.slice(0, 60),
        };
        const { status } = await api.request(method, url, { token, headers, ...sent });
        expect(status, `${url} ${JSON.stringify(sent)}`).toBeLessThan(500);
        const form = new URLSearchParams([...fields, ...more].map((field) => [field, String(value)]));
        const asForm = await api.request(method, url, { token, headers, ...(body ? { body: form } : {}) });
        expect(asForm.status, `${url} ${form}`).toBeLessThan(500);
      }
    },
  );
});

describe('the process', () => {
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

  it('the process reports that it is alive and ready', async () => {
    expect((await api.request('get', '/healthz')).status).toBe(200);
    expect((await api.request('get', '/readyz')).status).toBe(200);
  });

  it('a process that can serve no remote of its registry is not ready, and states the reason', async () => {
    const { servedRemotes } = api.deps;
    servedRemotes.note(2, 2);
    const response = await api.request('get', '/readyz');
    const words = 'not ready\n- 0 of 2 remotes of the registry are served: see the log, releases_rejected';
    expect([response.status, await response.text()]).toEqual([503, words]);
    servedRemotes.note(1, 2);
    expect(await (await api.request('get', '/readyz')).text()).toMatch(/^ready\n- 1 of 2 remotes/);
    servedRemotes.note(0, 0);
    expect(await (await api.request('get', '/readyz')).text()).toBe('ready');
  });

  it('metrics are served only to this machine without a proxy, and they name route patterns', async () => {
    const token = await api.tokenFor(await api.buildUser());
    await api.request('get', '/api/posts/12345', { token });
    const numbers = await (await api.request('get', '/metrics')).text();
    expect(numbers).toContain('http_request_duration_seconds_count{method="GET",route="/api/posts/:id",status="404"}');
    expect(numbers).not.toContain('/12345');
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await api.request('get', '/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(404);
    for (const path of ['/metrics', '/metrics/remotes'])
      expect((await api.app.request(`http://academy.example${path}`)).status).toBe(404);
  });

  it('long responses are compressed for clients that accept it', async () => {
    const token = await api.tokenFor(await api.buildUser());
    const plain = await api.request('get', '/api/profile', { token });
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (let number = 0; number < 5; number += 1) await api.buildPost({ text: 'salam '.repeat(100) });
    const response = await api.app.request('/api/posts', {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('accept-encoding');
  });

  it('the inbox page shows stored mails with their HTML escaped', async () => {
    const body = { name: '<b>Eve</b>', email: 'eve@academy.test', message: '<script>alert(1)</script>' };
    await api.request('post', '/api/contact', { body });
    await api.mails();
    const page = await (await api.request('get', '/dev/inbox')).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>');
  });

  it('the inbox, which holds reset codes, is shown only on this machine', async () => {
    const proxied = await api.request('get', '/dev/inbox', { headers: { 'x-forwarded-for': '198.51.100.1' } });
    const near = await api.app.request('http://192.0.2.7:3000/dev/inbox', {}, from('192.0.2.9'));
    const named = await api.app.request('http://academy.example/dev/inbox', {}, from('127.0.0.1'));
    expect([proxied.status, near.status, named.status]).toEqual([404, 404, 404]);
    expect((await api.app.request('http://localhost:3000/dev/inbox', {}, from('::1'))).status).toBe(200);
  });
});
