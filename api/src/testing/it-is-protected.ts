import { expect, it } from 'vitest';
import { builtInRoles, defaultPermissions } from '#modules/accounts/default-roles.ts';
import type { TestApi } from './test-api.ts';

const everything = defaultPermissions(builtInRoles[5]);

/** The same for every call that needs a permission: without a session, with a false one, and without just that permission. */
export function itIsProtected(api: TestApi, method: string, url: string, permission: string): void {
  it(`${method} ${url} is for holders of ${permission} alone`, async () => {
    expect((await api.request(method, url)).status).toBe(401);
    expect((await api.request(method, url, { token: 'A'.repeat(43) })).status).toBe(401);
    const others = everything.filter((held) => held !== permission);
    const token = await api.tokenFor(await api.buildUser({ permissions: others }));
    expect((await api.request(method, url, { token })).status).toBe(403);
  });
}
