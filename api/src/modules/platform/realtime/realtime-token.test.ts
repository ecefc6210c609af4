import { createHmac } from 'node:crypto';
import dns from 'node:dns';
import { createServer } from 'node:net';
import { hubOptions } from '@academy/shared-auth/contract';
import Ably from 'ably';
import { describe, expect, it, vi } from 'vitest';
import { Realtime } from '#base/realtime/realtime.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const part = (token: string, at: number) => JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString());

async function grantBy(realtime: Realtime) {
  const user = await api.buildUser();
  const viewer = await api.deps.sessions.find(await api.tokenFor(user));
  if (!viewer) throw new Error('no session');
  return { user, grant: await realtime.grant(viewer, api.clock.now()) };
}

describe('a realtime token', () => {
  it('a realtime token needs a session', async () => {
    expect((await api.request('get', '/api/realtime/token')).status).toBe(401);
  });

  it('a realtime token lasts an hour and allows only subscribing to the viewer’s own channel (D49)', async () => {
    const user = await api.buildUser();
    const response = await api.request('get', '/api/realtime/token', { token: await api.tokenFor(user) });
    const { data } = await response.json();
    expect(data).toMatchObject({ clientId: String(user.id), channel: `chat.${user.id}` });
    expect(data.options).toEqual(hubOptions('http://localhost:3000'));
    const claims = part(data.token, 1);
    expect(claims.exp - claims.iat).toBe(3600);
    expect(claims['x-ably-clientId']).toBe(String(user.id));
    expect(JSON.parse(claims['x-ably-capability'])).toEqual({ [`chat.${user.id}`]: ['subscribe'] });
  });

  it('realtime tokens are limited to sixty a minute', async () => {
    const user = await api.buildUser();
    const token = await api.tokenFor(user);
    await api.deps.limits.realtimeTokens.clear(String(user.id));
    const ask = async () => (await api.request('get', '/api/realtime/token', { token })).status;
    const statuses = await Promise.all(Array.from({ length: 61 }, ask));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('an Ably token is signed with the Ably key, and its client uses default options', async () => {
    const { database, sessions, logger } = api.deps;
    const realtime = new Realtime({ database, sessions, logger, publicUrl: 'http://x' }, 'app.key:a-secret', true);
    const { user, grant } = await grantBy(realtime);
    expect(realtime.hub).toBeNull();
    expect(grant.options).toEqual({});
    expect(part(grant.token, 0)).toEqual({ typ: 'JWT', alg: 'HS256', kid: 'app.key' });
    const claims = part(grant.token, 1);
    expect(claims).not.toHaveProperty('x-academy-session');
    expect(claims.exp - claims.iat).toBe(300);
    expect(grant.channel).toBe(`chat.${user.id}`);
    const [head, payload, signature] = grant.token.split('.');
    expect(createHmac('sha256', 'a-secret').update(`${head}.${payload}`).digest('base64url')).toBe(signature);
  });
});

describe('the options for the academy’s own hub', () => {
  const origins = [
    'http://localhost:3000',
    'http://127.0.0.1:8080',
    'http://[::1]:3000',
    'http://[2001:db8:1:2:3:4:5:6]:3000',
    'http://academy',
    'http://api:3000',
    'https://academy.example',
    'https://academy.example:8443',
  ];

  it.each(origins)('the hub options name %s and no other host', (origin) => {
    const client = new Ably.Realtime({ ...hubOptions(origin), logLevel: 0, autoConnect: false, token: 'x' });
    const { options } = client as unknown as { options: Record<string, unknown> };
    const { hostname, host, protocol } = new URL(origin);
    expect(options.primaryDomain).toBe(hostname);
    expect(options.fallbackHosts ?? []).toEqual([]);
    expect(options.tls).toBe(protocol === 'https:');
    expect(options.wsConnectivityCheckUrl).toBe(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/`);
    expect(options.disableConnectivityCheck).toBe(true);
    expect(JSON.stringify(options)).not.toMatch(/ably\.(io|net|com)|ably-realtime/);
  });

  it('the hub options prevent the client from trying other hosts', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, 'localhost', resolve));
    const { port } = silent.address() as { port: number };
    const lookup = vi.spyOn(dns, 'lookup');
    const impatient = { webSocketSlowTimeout: 50, webSocketConnectTimeout: 300, realtimeRequestTimeout: 400 };
    const client = new Ably.Realtime({
      ...hubOptions(`http://localhost:${port}`),
      ...impatient,
      logLevel: 0,
      token: 'x',
    });
    await client.connection.whenState('disconnected');
    client.close();
    silent.close();
    const hosts = new Set(lookup.mock.calls.map(([host]) => host));
    lookup.mockRestore();
    expect([...hosts]).toEqual(['localhost']);
  });
});
