import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'remote-cli-'));
});
afterAll(() => rm(scratch, { recursive: true }));

function remote(...args: string[]) {
  const command = ['--import', 'tsx', join(import.meta.dirname, 'remote.ts'), ...args];
  const env = { ...process.env, REMOTES_STORE: join(scratch, 'store') };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

it('deploys, lists, refuses and rolls back from the command line', { timeout: 60_000 }, async () => {
  const built = async (version: string, shell = '^1.0.0') => {
    const folder = join(scratch, version);
    const needs = { shell, api: '^1.0.0' };
    return {
      folder,
      ...(await writeBuiltRemote(folder, { name: 'mf-timeline', version, mark: version, declaration: { needs } })),
    };
  };
  const first = await built('1.0.0');
  const second = await built('1.1.0');
  const tooNew = await built('2.0.0', '^2.0.0');

  expect(remote('deploy', 'timeline', '--dist', first.folder)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('does not say which platform it serves'),
  });
  expect(remote('platform', '--shell', '1.0.0', '--api', '1.0.0').status).toBe(0);
  expect(remote('deploy', 'timeline', '--dist', first.folder)).toMatchObject({
    status: 0,
    stdout: `mf-timeline ${first.version} is live`,
  });
  expect(remote('deploy', 'mf-timeline', '--dist', second.folder).stdout).toContain(`(before: ${first.version})`);
  expect(remote('deploy', 'timeline', '--dist', tooNew.folder)).toMatchObject({
    status: 1,
    stderr: `refused: mf-timeline ${tooNew.version} needs shell ^2.0.0 (the platform has 1.0.0)`,
  });
  expect(remote('rollback', 'timeline').stdout).toBe(`mf-timeline ${first.version} is live again`);
  expect(remote('disable', 'timeline').status).toBe(0);
  expect(remote('mount', 'timeline', 'single-spa').status).toBe(0);
  expect(JSON.parse(remote('list', '--json').stdout)).toMatchObject({
    revision: 5,
    remotes: [{ name: 'mf-timeline', version: first.version, previous: null, mount: 'single-spa', enabled: false }],
  });
  expect(remote('list').stdout).toMatch(/^NAME .*\nmf-timeline +1\.0\.0-\w+ +- +single-spa +no +20/);
});

it('says how it is used when it is used wrongly', () => {
  for (const args of [[], ['dance'], ['deploy'], ['mount', 'timeline', 'iframe'], ['list', '--colour']]) {
    const { status, stderr } = remote(...args);
    expect([status, stderr.includes('Usage: remote')]).toEqual([2, true]);
  }
});
