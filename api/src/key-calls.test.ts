import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { endpoints } from './endpoints.ts';
import { openedCalls } from './key-calls.ts';
import { permissionKeys } from './permissions.ts';

const api = await useTestApi('once');
let key = '';

beforeAll(async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  const body = { name: 'Everything', permissions: permissionKeys };
  key = (await (await api.request('post', '/api/api-keys', { token, body })).json()).data.key;
});

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Shows every error as a page of its own, with its own status. */
const ownPage = 'get /zoom/callback';

describe('the calls that are open to keys (D158)', () => {
  it('each call of the list exists', () => {
    const declared = new Set(endpoints.map(nameOf));
    expect(openedCalls.filter((call) => !declared.has(call))).toEqual([]);
    expect(new Set(openedCalls).size).toBe(openedCalls.length);
  });

  it('each needs a declared permission', () => {
    const asked = endpoints.flatMap(({ keyPermission }) => keyPermission ?? []);
    expect(asked.filter((permission) => !permissionKeys.includes(permission))).toEqual([]);
  });

  it('a key with every permission gets 403 from each other call, public ones too', async () => {
    const open = new Set(openedCalls);
    const found: string[] = [];
    for (const endpoint of endpoints.filter((each) => !open.has(nameOf(each)))) {
      const path = `/api${endpoint.path.replaceAll(/:\w+/g, '1')}`;
      const response = await api.request(endpoint.method, path, { token: key, body: bodyOf(endpoint.method) });
      if (response.status !== 403 && nameOf(endpoint) !== ownPage) found.push(`${nameOf(endpoint)} ${response.status}`);
      await response.arrayBuffer();
    }
    expect(found).toEqual([]);
  });

  it('no call that a key may make signs in, or changes rights, passwords or settings', () => {
    const closed = /login|auth|password|roles|permissions|settings|api-keys|webhooks|own-|profile|chat|messages|push/;
    expect(openedCalls.filter((call) => closed.test(call))).toEqual([]);
  });
});

const bodyOf = (method: string) => (method === 'get' || method === 'delete' ? undefined : {});
