import { beforeAll, describe, expect, it } from 'vitest';
import { childCalls, childPermissions, isOpenToChild } from '#base/auth/child-calls.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { endpoints } from '../../endpoints.ts';
import { permissionMatrix, requestBuilders } from './permission-matrix.calls.ts';
import { buildFixtures, type Fixtures } from './permission-matrix.fixtures.ts';
import { viewers } from './permission-matrix.table.ts';

const api = await useTestApi('once');
const { sql } = api.deps.database;
let fixtures: Fixtures;
let token = '';
/** Of a device of the child's own. */
let ownDevice = '';
let addresses = 0;

/** Another address for each call, because limits count by it. */
const ask = (method: string, path: string, body?: unknown, as = token) => {
  addresses += 1;
  const headers = { 'x-forwarded-for': `10.2.${addresses >> 8}.${addresses & 255}` };
  return api.request(method, `/api${path}`, { token: as, headers, ...(body === undefined ? {} : { body }) });
};

async function codeOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text.startsWith('{') ? JSON.parse(text).code : undefined;
}

beforeAll(async () => {
  fixtures = await buildFixtures(api);
  const { id } = fixtures.own.student;
  await sql.query({ text: 'update student_profiles set age = 8 where user_id = $1', values: [id] });
  const parent = fixtures.tokenOf('parent') ?? '';
  const opened = await api.request('post', `/api/children/${id}/session`, { token: parent });
  token = (await opened.json()).data.token;
  const made = await api.request('post', `/api/children/${id}/codes`, { token: parent });
  const body = { code: (await made.json()).data.code };
  ownDevice = (await (await api.request('post', '/api/login/child-code', { body })).json()).data.token;
});

const plain = (path: string) => path.replaceAll(/:\w+/g, '1');
const calls = endpoints.map(({ method, path }) => ({ method, path }));
const [open, closed] = [calls.filter(isOpenToChild), calls.filter((call) => !isOpenToChild(call))];
/** It ends the session of this test. */
const SIGN_OUT = '/auth/logout';

describe('what a child’s session may do (D141)', () => {
  it('the list names only calls that exist', () => {
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...childCalls].sort());
  });

  it('no call of money, settings, other sessions or the own account is open', () => {
    const isOfGrownUps = ({ path }: { path: string }) =>
      /^\/(subscriptions|payments|invoices|receipts|dues|packages|purchases|settings|sessions|own-|two-steps|personal-data|push|notification-settings|calendar-feed|users|relations|children\/:id)/.test(
        path,
      );
    expect(open.filter(isOfGrownUps)).toEqual([]);
  });

  it.each(closed)('$method $path is 403 child_session, before permission and validation', async ({ method, path }) => {
    for (const session of [token, ownDevice]) {
      const response = await ask(method, plain(path), method === 'get' ? undefined : {}, session);
      // Its errors are pages.
      if (path === '/zoom/callback') expect(response.status).toBe(503);
      else expect([response.status, await codeOf(response)]).toEqual([403, 'child_session']);
    }
  });

  it.each(open.filter(({ path }) => path !== SIGN_OUT))('$method $path is open', async ({ method, path }) => {
    const response = await ask(method, plain(path), method === 'get' ? undefined : {});
    expect(await codeOf(response)).not.toBe('child_session');
  });

  const column = viewers.indexOf('student');
  const reads = permissionMatrix.filter(
    ({ call, statuses }) => call.startsWith('get ') && childCalls.has(call) && statuses[column] !== '-',
  );
  it.each(reads)('$call of $of responds as to the student', async ({ call, of, statuses }) => {
    const spec = await requestBuilders[call]?.({ fixtures, viewer: 'student', of });
    if (!spec || 'token' in spec) throw new Error(`${call} has no request of the session`);
    const response = await ask('get', spec.path ?? call.slice('get '.length));
    await response.arrayBuffer();
    expect(String(response.status)).toBe(statuses[column]);
  });

  it('the profile has no permission beyond the list, and none by a relation', async () => {
    const { data } = await (await ask('get', '/profile')).json();
    expect(data.permissions.filter((permission: string) => !childPermissions.has(permission))).toEqual([]);
    expect(data.permissions).toContain('timeline.read');
  });
});
