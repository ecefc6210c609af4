import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { permissionKeys } from '../permissions.ts';
import { useTestApi } from './shared-api.ts';

const api = await useTestApi('once');
const noSession = 'A'.repeat(43);

/** Signs in a user with every permission except these. */
async function tokenWithout(...without: string[]): Promise<string> {
  const permissions = permissionKeys.filter((held) => !without.includes(held));
  return api.tokenFor(await api.buildUser({ permissions }));
}

describe('access is checked before input on every call', () => {
  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'access of %s is enforced',
    async (_name, { method, path, access }) => {
      const url = `/api${path.replace(/:\w+/g, '1')}`;
      const { status } = await api.request(method, url);
      if (access === 'public') return expect(status).not.toBe(401);
      expect(status).toBe(401);
      expect((await api.request(method, url, { token: noSession })).status).toBe(401);
      if (access === 'session') return;
      const enough = access.or ? [access.permission, access.or] : [access.permission];
      expect(permissionKeys).toEqual(expect.arrayContaining(enough));
      expect((await api.request(method, url, { token: await tokenWithout(...enough) })).status).toBe(403);
    },
  );
});
