import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageRoot } from '#base/database/package-root.ts';
import { defaultPermissions } from '#permissions.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const examples = path.join(packageRoot, '../docs/how-to/examples');
const folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
const server = createAdaptorServer({ fetch: api.app.fetch, overrideGlobalObjects: false }) as Server;

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function keyFor(...permissions: string[]): Promise<string> {
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  const body = { name: 'A program', permissions };
  return (await (await api.request('post', '/api/api-keys', { token, body })).json()).data.key;
}

const run = (name: string, key: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(examples, name), ...args], {
    env: { ...process.env, ACADEMY: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ACADEMY_KEY: key },
  });

it('the example of reading writes all students', async () => {
  const students = [await api.buildUser({ role: 'student' }), await api.buildUser({ role: 'student' })];
  await api.buildUser({ role: 'teacher' });
  const { stdout } = await run('read-people.mjs', await keyFor('users.read'));
  const ids = stdout
    .trim()
    .split('\n')
    .map((line) => Number(line.split('\t')[0]));
  expect(ids.sort()).toEqual(students.map(({ id }) => id).sort());
});

it('the example of an import creates the people of a spreadsheet, and names wrong cells', async () => {
  const key = await keyFor('users.create', ...defaultPermissions('student'));
  const file = path.join(folder, 'people.csv');
  writeFileSync(file, 'Name,Email\nAmina Saleh,amina@school.test\nYusuf Ali,yusuf@school.test\n');
  expect((await run('import-people.mjs', key, file)).stdout).toBe('2 new, 0 changed\n');
  const { data } = await (
    await api.request('get', '/api/audit', { token: await api.tokenFor(await api.buildUser({ role: 'admin' })) })
  ).json();
  for (const action of ['import.apply', 'user.create'])
    expect(
      data.filter((line: { action: string }) => line.action === action).map((line: { key: string }) => line.key),
    ).toEqual(action === 'user.create' ? ['A program', 'A program'] : ['A program']);
  writeFileSync(file, 'Name,Email\nNobody,no address\n');
  await expect(run('import-people.mjs', key, file)).rejects.toMatchObject({
    stderr: expect.stringContaining('Row 2, email'),
  });
});

it('an example with a wrong key says what is wrong', async () => {
  await expect(run('read-people.mjs', 'academy_key_wrong')).rejects.toMatchObject({
    stderr: expect.stringContaining('401 unauthenticated'),
  });
});
